# Serves out/ by http on port 8080, for a platform or a proxy in front that speaks https.
# Build the site first: npm run build. docs/deploying.md says how it was tried.
FROM caddy:2-alpine
# Ports below 1024 are not needed, and with this right the program does not start where all are dropped.
RUN setcap -r /usr/bin/caddy
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY out /srv
ENV SITE_ADDRESS=:8080 SITE_ROOT=/srv
USER 1000:1000
EXPOSE 8080
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
