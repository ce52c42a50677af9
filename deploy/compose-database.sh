#!/bin/sh
# Runs once, when the database's volume is new. Creates Peshi's own account, which is not a superuser.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$PESHI_DATABASE_PASSWORD" --username postgres <<'SQL'
CREATE ROLE peshi LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE peshi OWNER peshi;
SQL
