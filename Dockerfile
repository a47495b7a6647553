# The site and its server in a small image: Node, the built pages and one file of server.
# docker build -t portfolio --build-arg SITE_URL=https://example.com .
# docker run -p 80:4173 -v portfolio-outbox:/site/outbox portfolio

FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG BASE_PATH
ARG VITE_EMAILJS_SERVICE_ID
ARG VITE_EMAILJS_TEMPLATE_ID
ARG VITE_EMAILJS_PUBLIC_KEY
RUN npm run build && npm run bundle

FROM node:22-alpine
ENV NODE_ENV=production
WORKDIR /site
# A new volume takes its owner from here.
RUN mkdir outbox && chown node:node outbox
COPY --from=build /site/build build
USER node
VOLUME /site/outbox
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4173) + require('./build/files.json').basePath).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process that gets SIGTERM, and answers what has been asked before it ends.
CMD ["node", "build/server.mjs"]
