# Builds the one executable, then an image with nothing but it. Both images are
# pinned by digest; bun.lock pins Bun and every package by its hash.
FROM node:22.12.0-bookworm@sha256:0e910f435308c36ea60b4cfd7b80208044d77a074d16b768a81901ce938a62dc AS build
WORKDIR /shop
COPY . .
# What the shop says of itself; the repository is not copied.
ARG SOURCE_COMMIT SOURCE_DATE_EPOCH SOURCE_RELEASES
RUN npm run build && mkdir -p /image && mkdir -m 700 /image/data

# The C library and certificates, no shell: what the executable needs.
FROM gcr.io/distroless/base-debian12:nonroot@sha256:7f0c72cd138b442ae0deeb69c08b1acf5525439ba251a49ad93c320a061567e5
COPY --from=build /shop/dist/barrette /barrette
# With the folder around it, so that /data keeps its mode: nobody else looks in.
COPY --from=build --chown=nonroot:nonroot /image /
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000 80 443
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/barrette", "healthcheck"]
ENTRYPOINT ["/barrette"]
CMD ["serve"]
