/** The tiers as shapes, told apart without color: a filled triangle, a hollow diamond, a ring; and what stands alone. */
const SHAPES = [
  <path key="0" class="silva-full" d="M8 1.5 15 14H1Z" />,
  <path key="1" d="M8 1.5 14.5 8 8 14.5 1.5 8Z" />,
  <circle key="2" cx="8" cy="8" r="5.5" />,
];

/** Without a label it is only a picture beside words. */
export function TierIcon({ tier, label }: { tier: number; label?: string }) {
  return (
    <svg class={`silva-tier silva-tier-${tier}`} viewBox="0 0 16 16" {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      {SHAPES[tier]}
    </svg>
  );
}

/** A sentence that the other text lacks, or has elsewhere. */
export function LinkIcon({ kind, label }: { kind: "alone" | "moved"; label: string }) {
  return (
    <svg class={`silva-tier silva-link-${kind}`} viewBox="0 0 16 16" role="img" aria-label={label}>
      {kind === "alone" ? <path d="M1.5 8h4M10.5 8h4M6.5 4.5v7M9.5 4.5v7" /> : <path d="M5 2v12M2 5l3-3 3 3M11 14V2M8 11l3 3 3-3" />}
    </svg>
  );
}
