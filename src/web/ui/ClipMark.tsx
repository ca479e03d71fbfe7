/** The shop's mark, a claw clip seen from the front. */
export function ClipMark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M11.9 2.6h8.2a2.3 2.3 0 0 1 2.2 3l-1.5 4.8h3.4c4 0 6.8 2.7 6.8 6.4 0 1-.1 1.7-.3 2.6l-1.8 8.9a.9.9 0 0 1-1.76 0l-1.5-6.3a1.72 1.72 0 0 0-3.34 0l-1.42 6.3a.9.9 0 0 1-1.76 0l-1.44-6.3a1.72 1.72 0 0 0-3.36 0l-1.44 6.3a.9.9 0 0 1-1.76 0l-1.42-6.3a1.72 1.72 0 0 0-3.34 0l-1.5 6.3a.9.9 0 0 1-1.76 0l-1.8-8.9c-.2-.9-.3-1.6-.3-2.6 0-3.7 2.8-6.4 6.8-6.4h3.4L9.7 5.6a2.3 2.3 0 0 1 2.2-3Z" />
    </svg>
  );
}
