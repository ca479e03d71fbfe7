# Builds the one executable, then an image with nothing but it.
FROM oven/bun:1.4.4 AS build
WORKDIR /shop
COPY . .
RUN bun run build && mkdir /data

# The C library and certificates, no shell: what the executable needs.
FROM gcr.io/distroless/base-debian12:nonroot
COPY --from=build /shop/dist/barrette /barrette
COPY --from=build --chown=nonroot:nonroot /data /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/barrette", "healthcheck"]
ENTRYPOINT ["/barrette"]
CMD ["serve"]
