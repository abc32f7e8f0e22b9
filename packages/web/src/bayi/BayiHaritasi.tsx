import { bayi as oda } from '@masabasi/core/bayi/contract';
import type { BayiIli } from '@masabasi/core/bayi/satirlar';
import { sayiYaz } from '@masabasi/core/metin';
import { IconMapPin } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../api.ts';
import { DataGrid } from '../ui/DataGrid.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OpenButton } from '../ui/OpenButton.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { Tiles } from '../ui/Tiles.tsx';
import { TurkiyeHaritasi } from '../ui/TurkiyeHaritasi.tsx';
import type { GridColumn, GridSort } from '../ui/useDataGrid.ts';
import { ViewSwitch } from '../ui/ViewSwitch.tsx';
import css from './BayiHaritasi.module.css';

const OLCUMLER = {
  Bayisiz: 'Bayisiz müşteri',
  Musteri: 'Müşteri',
  BayiSayisi: 'Bayi',
} as const;
type Olcum = keyof typeof OLCUMLER;

const ILK_SIRA: GridSort = [{ id: 'Bayisiz', desc: true }];
const deger = (il: BayiIli, olcum: Olcum): number => (olcum === 'BayiSayisi' ? il.Bayiler.length : il[olcum]);
const sozu = (il: BayiIli): string =>
  `${il.Ad}: ${sayiYaz(il.Musteri)} müşteri, ${sayiYaz(il.Bayisiz)} bayisiz, ${il.Bayiler.length} bayi`;

const sutunlari = (sec: (IlId: number) => void): readonly GridColumn<BayiIli>[] => [
  {
    id: 'Ad',
    header: 'İl',
    width: '20%',
    card: 'title',
    value: (il) => il.Ad,
    renderCell: (il) => <OpenButton onClick={() => sec(il.IlId)}>{il.Ad}</OpenButton>,
  },
  {
    id: 'Bayiler',
    header: 'Bayiler',
    card: 'line',
    value: (il) => il.Bayiler.map((b) => b.Ad).join(', '),
    renderCell: (il) => il.Bayiler.map((b) => b.Ad).join(', ') || 'Bayi yok',
  },
  { id: 'Musteri', header: 'Müşteri', width: '110px', align: 'right', card: 'named', value: (il) => il.Musteri },
  { id: 'Bayisiz', header: 'Bayisiz', width: '110px', align: 'right', card: 'named', value: (il) => il.Bayisiz },
];

/** Where the dealers are and which customers have none, as a map and as a table of the same figures. */
export default function BayiHaritasi({ onAc }: { readonly onAc: (Id: number) => void }) {
  const sonuc = useEndpoint(oda.bayiHaritasi, {}, { refetchOnMount: 'always' });
  const [olcum, setOlcum] = useState<Olcum>('Bayisiz');
  const [secili, setSecili] = useState<number | null>(null);
  const columns = useMemo(() => sutunlari(setSecili), []);
  if (!sonuc.data)
    return (
      <Panel>
        {sonuc.error ? (
          <ErrorState error={sonuc.error} onRetry={() => void sonuc.refetch()} />
        ) : (
          <SkeletonRows rows={10} />
        )}
      </Panel>
    );
  const { iller, noktalar } = sonuc.data;
  const ilde = new Map(iller.map((il) => [il.IlId, il]));
  const il = secili === null ? undefined : ilde.get(secili);
  const topla = (alan: 'Musteri' | 'Bayisiz') => iller.reduce((t, i) => t + i[alan], 0);
  const bos = iller.filter((i) => i.Bayiler.length === 0);
  return (
    <div className={css.dizi}>
      <Tiles
        label="Bayi haritası"
        tiles={[
          {
            label: 'Bayisiz müşteri',
            value: sayiYaz(topla('Bayisiz')),
            note: `${sayiYaz(topla('Musteri'))} müşteriden`,
          },
          { label: 'Bayisi olmayan il', value: sayiYaz(bos.length) },
          {
            label: 'Bayisi olmayan illerde',
            value: sayiYaz(bos.reduce((t, i) => t + i.Musteri, 0)),
            note: 'müşteri',
          },
        ]}
      />
      <Panel padded>
        <div className={css.araclar}>
          <ViewSwitch
            label="Haritada gösterilen"
            value={olcum}
            onChange={setOlcum}
            options={(Object.keys(OLCUMLER) as Olcum[]).map((value) => ({ value, label: OLCUMLER[value] }))}
          />
        </div>
        <TurkiyeHaritasi
          label={`İllere göre: ${OLCUMLER[olcum]}`}
          values={new Map(iller.map((i) => [i.IlId, deger(i, olcum)]))}
          describe={(IlId) => {
            const i = ilde.get(IlId);
            return i === undefined ? '' : sozu(i);
          }}
          points={noktalar.map((n) => ({ key: n.Id, Enlem: n.Enlem, Boylam: n.Boylam, IlId: n.IlId }))}
          selected={secili}
          onSelect={setSecili}
        />
      </Panel>
      {il && (
        <Panel title={il.Ad} icon={<IconMapPin />} padded>
          <p className={css.soz}>{sozu(il)}</p>
          {il.Bayiler.length === 0 ? (
            <EmptyState compact title="Bu ilde bayi yok." />
          ) : (
            <ul className={css.bayiler}>
              {il.Bayiler.map((b) => (
                <li key={b.Id}>
                  <OpenButton onClick={() => onAc(b.Id)}>{b.Ad}</OpenButton>{' '}
                  <span className={css.ek}>
                    {b.Tam ? 'ilin tamamı' : 'bazı ilçeler'} · {sayiYaz(b.Musteri)} müşteri
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
      <Panel>
        <DataGrid
          name="bayiHaritasi"
          label="İllere göre bayiler"
          columns={columns}
          rows={iller}
          rowKey={(i) => i.IlId}
          initialSort={ILK_SIRA}
        />
      </Panel>
    </div>
  );
}
