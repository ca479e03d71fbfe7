# Builds the one executable, then an image with nothing but it.
FROM oven/bun:1.4.4 AS build
WORKDIR /shop
COPY . .
# What the shop says of itself; the repository is not copied.
ARG SOURCE_COMMIT SOURCE_DATE_EPOCH
RUN bun run build && mkdir -p /image && mkdir -m 700 /image/data

# The C library and certificates, no shell: what the executable needs.
FROM gcr.io/distroless/base-debian12:nonroot
COPY --from=build /shop/dist/barrette /barrette
# With the folder around it, so that /data keeps its mode: nobody else looks in.
COPY --from=build --chown=nonroot:nonroot /image /
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000 80 443
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/barrette", "healthcheck"]
ENTRYPOINT ["/barrette"]
CMD ["serve"]
