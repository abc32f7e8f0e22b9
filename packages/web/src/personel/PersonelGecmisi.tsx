import { EYLEM_ADLARI } from '@masabasi/core/denetim/rules';
import { personel as oda } from '@masabasi/core/personel/contract';
import { ALAN_ADLARI } from '@masabasi/core/personel/rules';
import { tarihYaz, zamanYaz } from '@masabasi/core/tarih';
import { useEndpoint } from '../api.ts';
import { Table } from '../ui/Table.tsx';
import { weekDaysText } from '../ui/WeekDays.tsx';
import css from './PersonelKarti.module.css';

const GUN = /^\d{4}-\d{2}-\d{2}$/;

function deger(alan: string, v: unknown): string {
  if (v === null || v === undefined || v === '') return '–';
  if (typeof v === 'boolean') return v ? 'evet' : 'hayır';
  if (Array.isArray(v)) return weekDaysText(v.filter((n) => typeof n === 'number'));
  if (alan === 'TatilGunleri' && typeof v === 'number') return HAFTA_TATILI[v] ?? '–';
  if (typeof v === 'string') return GUN.test(v) ? tarihYaz(v) : v;
  return typeof v === 'number' ? String(v) : '';
}

/** What counts as weekly rest, by number. */
export const HAFTA_TATILI: Readonly<Record<number, string>> = {
  1: 'Pazar',
  2: 'Cumartesi ve pazar',
  3: 'Yok',
};

const oku = (metin: string | null): Record<string, unknown> =>
  metin === null ? {} : (JSON.parse(metin) as Record<string, unknown>);

function Degisim({ eski, yeni }: { eski: string | null; yeni: string | null }) {
  const [once, sonra] = [oku(eski), oku(yeni)];
  const alanlar = [...new Set([...Object.keys(ALAN_ADLARI), ...Object.keys(sonra)])].filter((a) => a in sonra);
  if (alanlar.length === 0) return <span className={css.soluk}>–</span>;
  return (
    <ul className={css.degisim}>
      {alanlar.map((a) => (
        <li key={a}>
          <span className={css.soluk}>{ALAN_ADLARI[a] ?? a}:</span>{' '}
          {eski !== null && a in once && `${deger(a, once[a])} → `}
          {deger(a, sonra[a])}
        </li>
      ))}
    </ul>
  );
}

/** Who changed what on a card, newest first. */
export default function PersonelGecmisi({ kisiId }: { kisiId: number }) {
  const gecmis = useEndpoint(oda.personelGecmisi, { Id: kisiId }, { refetchOnMount: 'always' });
  return (
    <Table
      label="Değişiklikler"
      rows={gecmis.data?.kayitlar}
      rowKey={(k) => k.Id}
      error={gecmis.error}
      onRetry={() => void gecmis.refetch()}
      empty="Bu kartta henüz değişiklik yok."
      columns={[
        { key: 'Zaman', header: 'Zaman', width: '150px', nowrap: true, renderCell: (k) => zamanYaz(k.Zaman) },
        { key: 'Kisi', header: 'Kişi', width: '160px', renderCell: (k) => k.Kisi ?? 'Sistem' },
        { key: 'Eylem', header: 'İşlem', width: '190px', renderCell: (k) => EYLEM_ADLARI[k.Eylem] ?? k.Eylem },
        { key: 'Degisim', header: 'Değişiklik', renderCell: (k) => <Degisim eski={k.Eski} yeni={k.Yeni} /> },
      ]}
    />
  );
}
