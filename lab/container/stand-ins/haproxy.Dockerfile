FROM debian:trixie-slim
ARG VERSION
RUN apt-get update && apt-get install -y --no-install-recommends "haproxy=$VERSION.*" && rm -rf /var/lib/apt/lists/*
STOPSIGNAL SIGUSR1
USER haproxy
CMD ["haproxy", "-W", "-db", "-f", "/usr/local/etc/haproxy/haproxy.cfg"]
