FROM debian:trixie-slim
ARG VERSION
RUN mkdir /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
  && apt-get update && apt-get install -y --no-install-recommends postgresql-$VERSION && rm -rf /var/lib/apt/lists/*
ENV LANG=C.UTF-8 PATH=/usr/lib/postgresql/$VERSION/bin:$PATH PGDATA=/var/lib/postgresql/data
COPY postgres-start.sh /usr/local/bin/
VOLUME /var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["sh", "/usr/local/bin/postgres-start.sh"]
CMD ["postgres"]
