import { DENETIM_ALANLARI } from '@masabasi/core/denetim/rules';
import { istanbulGunu, istanbulSaniyesi, tarihYaz } from '@masabasi/core/tarih';
import css from './DenetimDegisimi.module.css';

const AN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const GUN = /^\d{4}-\d{2}-\d{2}$/;

function degerYaz(v: unknown): string {
  if (v === null || v === undefined || v === '') return '–';
  if (typeof v === 'boolean') return v ? 'evet' : 'hayır';
  if (typeof v === 'string') {
    if (GUN.test(v)) return tarihYaz(v);
    return AN.test(v) ? `${tarihYaz(istanbulGunu(v))} ${istanbulSaniyesi(v)}` : v;
  }
  if (Array.isArray(v)) return v.length === 0 ? '–' : v.map(degerYaz).join(', ');
  return typeof v === 'object' ? alanlar(v) : JSON.stringify(v);
}
const alanlar = (o: object): string =>
  Object.entries(o)
    .map(([k, v]) => `${DENETIM_ALANLARI[k] ?? k}: ${degerYaz(v)}`)
    .join(' · ');

/** A stored JSON text in words; what is no JSON stays as it is. */
function oku(metin: string): string {
  try {
    return degerYaz(JSON.parse(metin));
  } catch {
    return metin;
  }
}

/** What an audited action changed: before and after. */
export function DenetimDegisimi({ eski, yeni }: { eski: string | null; yeni: string | null }) {
  if (eski === null && yeni === null) return <span className={css.etiket}>–</span>;
  return (
    <dl className={css.degisim}>
      {eski !== null && (
        <div>
          <dt>Önce</dt>
          <dd>{oku(eski)}</dd>
        </div>
      )}
      {yeni !== null && (
        <div>
          <dt>{eski === null ? 'Bilgi' : 'Sonra'}</dt>
          <dd>{oku(yeni)}</dd>
        </div>
      )}
    </dl>
  );
}
