import type { AkisAdimi } from '@masabasi/core/is/projetakip/akis';
import {
  ADIM_BOYU,
  ADIM_ENI,
  adSatirlari,
  AKIS_RENKLERI as RENK,
  akisCercevesi,
  yolCizgisi,
} from '@masabasi/core/is/projetakip/akisDuzeni';

/** The flow as a separate picture for a file: no part depends on a stylesheet. */
export function AkisCizimi({ adimlar }: { readonly adimlar: readonly AkisAdimi[] }) {
  const { x, y, en, boy } = akisCercevesi(adimlar);
  const bul = new Map(adimlar.map((a) => [a.Id, a]));
  // Labels of routes are drawn above all routes.
  const yollar = adimlar.flatMap((a) =>
    a.Sonraki.map(({ AkisId, Etiket }) => ({
      ...yolCizgisi(a, bul.get(AkisId)!),
      Etiket,
      anahtar: `${a.Id} ${AkisId}`,
    })),
  );
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={en}
      height={boy}
      viewBox={`${x} ${y} ${en} ${boy}`}
      fontFamily="sans-serif"
    >
      <defs>
        <marker
          id="ok"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path d="M0 0L8 4L0 8z" fill={RENK.cizgi} />
        </marker>
      </defs>
      <rect x={x} y={y} width={en} height={boy} fill={RENK.zemin} />
      {yollar.map(({ anahtar, noktalar }) => (
        <polyline
          key={anahtar}
          points={noktalar.map((n) => n.join(',')).join(' ')}
          fill="none"
          stroke={RENK.cizgi}
          strokeWidth={1.5}
          markerEnd="url(#ok)"
        />
      ))}
      {yollar.map(
        ({ anahtar, etiket, Etiket }) =>
          Etiket && (
            <text
              key={anahtar}
              x={etiket.x}
              y={etiket.y + 4}
              fontSize={12}
              textAnchor="middle"
              fill={RENK.yazi}
              stroke={RENK.zemin}
              strokeWidth={4}
              paintOrder="stroke"
            >
              {Etiket}
            </text>
          ),
      )}
      {adimlar.map((a) => {
        const satirlar = adSatirlari(a.Ad);
        const yuvarlak = a.Tur === 'baslangic' || a.Tur === 'bitis';
        return (
          <g key={a.Id}>
            <rect
              x={a.X - ADIM_ENI / 2}
              y={a.Y - ADIM_BOYU / 2}
              width={ADIM_ENI}
              height={ADIM_BOYU}
              rx={yuvarlak ? ADIM_BOYU / 2 : 6}
              fill={RENK.zemin}
              stroke={RENK[a.Tur]}
              strokeWidth={a.Tur === 'bitis' ? 2.5 : 1.5}
              strokeDasharray={a.Tur === 'karar' ? '5 3' : undefined}
            />
            {satirlar.map((satir, n) => (
              <text
                key={satir}
                x={a.X}
                y={a.Y + 5 + (n - (satirlar.length - 1) / 2) * 17}
                fontSize={13}
                textAnchor="middle"
                fill={RENK.yazi}
              >
                {satir}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
