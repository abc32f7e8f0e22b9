/** A desk seen from the front. */
export const Logo = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="8" fill="var(--accent-fill)" />
    <path
      d="M8 20h16M10 20v5M22 20v5M12 8h8a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 20 16h-8a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 12 8Z"
      fill="none"
      stroke="var(--on-accent)"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
