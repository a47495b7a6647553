# The site and its server in a small image: Node, the built pages and two files of server.
# docker build -t portfolio --build-arg SITE_URL=https://example.com .
# docker run --name portfolio -p 80:4173 -v portfolio-outbox:/site/outbox portfolio
# Images are pinned by digest, so that the same commit gives the same image. Dependabot updates them.

FROM node:22.23.2-bookworm-slim@sha256:83f487e0a63425e5b4d146fb5e5be574bcbe1b7b843d3ebafdd95eaf7767a7e5 AS build
WORKDIR /site
COPY package.json package-lock.json ./
# No package may run code of its own while it is installed. None needs to.
RUN npm ci --ignore-scripts
COPY . .
ARG SITE_URL
ARG BASE_PATH
ARG VITE_EMAILJS_SERVICE_ID
ARG VITE_EMAILJS_TEMPLATE_ID
ARG VITE_EMAILJS_PUBLIC_KEY
ARG PAGE_COUNT_URL
RUN npm run build

FROM node:22.23.2-alpine@sha256:c610fcdfb1d5b4740dd70c284ed3cb16bb857e0f7166196e36a5501df7a3aa32
ENV NODE_ENV=production
# The server asks browsers to use https when this is an https address.
ARG SITE_URL
ENV SITE_URL=${SITE_URL}
WORKDIR /site
# A new volume takes its owner from here.
RUN mkdir outbox && chown node:node outbox
COPY --from=build /site/build build
USER node
VOLUME /site/outbox
EXPOSE 4173
# A mail server that is away is no reason to restart the container: pages and messages are served.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4173) + '/healthz').then((answer) => answer.json()).then(({ contact }) => process.exit(contact.accepting ? 0 : 1)).catch(() => process.exit(1))"]
# Node itself is the process that gets SIGTERM. It answers what was asked before it ends.
CMD ["node", "build/server.mjs"]
