import { encode } from 'uqr';

const KOD = { width: 220, maxWidth: '100%', height: 'auto', border: '1px solid var(--line)', borderRadius: 8 };

/** A text as a QR code: dark on white in every theme, because cameras need that. */
export default function QrKodu({ metin, ad }: { metin: string; ad: string }) {
  const { size, data } = encode(metin, { ecc: 'L', border: 3 });
  const kareler = data.flatMap((satir, y) => satir.map((dolu, x) => (dolu ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg style={KOD} role="img" aria-label={ad} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={kareler.join('')} fill="#000000" />
    </svg>
  );
}
