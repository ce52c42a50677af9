#!/bin/sh
# Runs once, when the volume of the database is new: Peshi's own account, which is no superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$PESHI_DATABASE_PASSWORD" --username postgres <<'SQL'
CREATE ROLE peshi LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE peshi OWNER peshi;
SQL
