import { KISI_HAREKETLERI } from '@masabasi/core/kisi/personel/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { personel as oda } from '../../calls/personel.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';
import { weekDaysText } from '../../ui/WeekDays.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const adlar: Readonly<Record<string, string>> = KISI_HAREKETLERI.alanlar;
const turler: Readonly<Record<string, string>> = KISI_HAREKETLERI.turler;
const GUN = /^\d{4}-\d{2}-\d{2}$/;

function deger(alan: string, v: unknown): string {
  if (v === null || v === undefined || v === '') return '–';
  if (typeof v === 'boolean') return v ? 'evet' : 'hayır';
  if (Array.isArray(v)) return weekDaysText(v.filter((n) => typeof n === 'number'));
  if (alan === 'TatilGunleri' && typeof v === 'number') return HAFTA_TATILI[v] ?? '–';
  if (typeof v === 'string') return GUN.test(v) ? tarihYaz(v) : v;
  return typeof v === 'number' ? String(v).replace('.', ',') : '';
}

/** Names of the weekly rest days, by number. */
export const HAFTA_TATILI: Readonly<Record<number, string>> = {
  1: 'Pazar',
  2: 'Cumartesi ve pazar',
  3: 'Yok',
};

const oku = (metin: string | null): Record<string, unknown> =>
  metin === null ? {} : (JSON.parse(metin) as Record<string, unknown>);

function Degisim({ eski, yeni }: { eski: string | null; yeni: string | null }) {
  const [once, sonra] = [oku(eski), oku(yeni)];
  const alanlar = [...new Set([...Object.keys(adlar), ...Object.keys(sonra)])].filter((a) => a in sonra);
  if (alanlar.length === 0) return null;
  return (
    <PlainList fz={13} className="anywhere">
      {alanlar.map((a) => (
        <li key={a}>
          {adlar[a] ?? a}: {eski !== null && a in once && `${deger(a, once[a])} → `}
          {deger(a, sonra[a])}
        </li>
      ))}
    </PlainList>
  );
}

/** Changes of a card with their authors, newest first. */
export default function PersonelGecmisi({ kisiId }: { kisiId: number }) {
  const gecmis = useEndpoint(oda.personelGecmisi, { Id: kisiId }, { refetchOnMount: 'always' });
  return (
    <Gecmis
      label="Değişiklikler"
      rows={gecmis.data?.kayitlar.map((k) => ({
        key: k.Id,
        zaman: k.Zaman,
        baslik: turler[k.Eylem] ?? k.Eylem,
        kisi: k.Kisi,
        ek: <Degisim eski={k.Eski} yeni={k.Yeni} />,
      }))}
      error={gecmis.error}
      onRetry={() => void gecmis.refetch()}
      empty="Bu kartta henüz değişiklik yok."
    />
  );
}
