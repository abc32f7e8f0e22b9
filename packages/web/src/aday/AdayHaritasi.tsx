import { aday as oda } from '@masabasi/core/aday/contract';
import type { AdayIli } from '@masabasi/core/aday/satirlar';
import { sayiYaz } from '@masabasi/core/metin';
import { paraYaz } from '@masabasi/core/para';
import { IconMapPin } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../api.ts';
import type { Listem } from '../liste.ts';
import { DataGrid } from '../ui/DataGrid.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OpenButton } from '../ui/OpenButton.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { TurkiyeHaritasi } from '../ui/TurkiyeHaritasi.tsx';
import type { GridColumn, GridSort } from '../ui/useDataGrid.ts';
import { ViewSwitch } from '../ui/ViewSwitch.tsx';
import css from './AdayHaritasi.module.css';

export interface AdayHaritasiProps {
  readonly liste: Listem<typeof oda.getMusteriList>;
  readonly onAc: (Id: number) => void;
}

const OLCUMLER = { Adet: 'Aday sayısı', Agirlikli: 'Ağırlıklı tutar', Tutar: 'Tahmini tutar' } as const;
type Olcum = keyof typeof OLCUMLER;

const ILK_SIRA: GridSort = [{ id: 'Adet', desc: true }];
const lira = (n: AdayIli['Tutar']): string => paraYaz(n, 'TRY');
const sozu = (il: AdayIli): string =>
  `${il.Ad}: ${sayiYaz(il.Adet)} aday, ${lira(il.Tutar)}, ağırlıklı ${lira(il.Agirlikli)}`;

const sutunlari = (sec: (IlId: number) => void): readonly GridColumn<AdayIli>[] => [
  {
    id: 'Ad',
    header: 'İl',
    card: 'title',
    value: (il) => il.Ad,
    renderCell: (il) => <OpenButton onClick={() => sec(il.IlId)}>{il.Ad}</OpenButton>,
  },
  { id: 'Adet', header: 'Aday', width: '110px', align: 'right', card: 'named', value: (il) => il.Adet },
  {
    id: 'Tutar',
    header: 'Tahmini Tutar',
    width: '190px',
    align: 'right',
    card: 'named',
    value: (il) => il.Tutar,
    renderCell: (il) => lira(il.Tutar),
  },
  {
    id: 'Agirlikli',
    header: 'Ağırlıklı',
    width: '190px',
    align: 'right',
    card: 'named',
    value: (il) => il.Agirlikli,
    renderCell: (il) => lira(il.Agirlikli),
  },
];

/** Where the open prospects are, as a map and as a table of the same figures. */
export default function AdayHaritasi({ liste, onAc }: AdayHaritasiProps) {
  const sonuc = useEndpoint(oda.adayHaritasi, liste.gorunum, { keepPrevious: true });
  const [olcum, setOlcum] = useState<Olcum>('Adet');
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
  const { iller, noktalar, Ilsiz } = sonuc.data;
  const ilde = new Map(iller.map((il) => [il.IlId, il]));
  const il = secili === null ? undefined : ilde.get(secili);
  const ildekiler = noktalar.filter((n) => n.IlId === secili);
  return (
    <div className={css.dizi}>
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
          values={new Map(iller.map((i) => [i.IlId, i[olcum]]))}
          describe={(IlId) => {
            const i = ilde.get(IlId);
            return i === undefined ? 'Aday yok' : sozu(i);
          }}
          points={noktalar.map((n) => ({ key: n.Id, Enlem: n.Enlem, Boylam: n.Boylam, IlId: n.IlId }))}
          selected={secili}
          onSelect={setSecili}
        />
        {Ilsiz > 0 && <p className={css.soz}>{`${sayiYaz(Ilsiz)} adayın ili yazılmamış; haritada yok.`}</p>}
      </Panel>
      {il && (
        <Panel title={il.Ad} icon={<IconMapPin />} padded>
          <p className={css.soz}>{sozu(il)}</p>
          {ildekiler.length === 0 ? (
            <EmptyState compact title="En yüksek tutarlı adaylardan hiçbiri bu ilde değil." />
          ) : (
            <ul className={css.adaylar}>
              {ildekiler.map((n) => (
                <li key={n.Id}>
                  <OpenButton onClick={() => onAc(n.Id)}>{n.Musteri}</OpenButton>{' '}
                  <span className={css.ek}>{lira(n.Tutar)}</span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      )}
      <Panel>
        <DataGrid
          name="adayHaritasi"
          label="İllere göre adaylar"
          columns={columns}
          rows={iller}
          rowKey={(i) => i.IlId}
          initialSort={ILK_SIRA}
        />
      </Panel>
    </div>
  );
}
