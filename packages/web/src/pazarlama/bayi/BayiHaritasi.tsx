import type { BayiIlcesi, BayiIli } from '@masabasi/core/pazarlama/bayi/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { useState } from 'react';
import { bayi as oda } from '../../calls/bayi.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Read } from '../../ui/Read.tsx';
import { IldekiListe, IlHaritasi } from '../../ui/IlHaritasi.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';

const OLCUMLER = {
  Bayisiz: 'Bayisiz müşteri',
  Musteri: 'Müşteri',
  BayiSayisi: 'Bayi',
} as const;

type Yer = Omit<BayiIli, 'IlId'> & Partial<Pick<BayiIlcesi, 'IlceId'>>;

const deger = (il: Yer, olcum: keyof typeof OLCUMLER): number =>
  olcum === 'BayiSayisi' ? il.Bayiler.length : il[olcum];
const sozu = (il: Yer): string =>
  `${il.Ad}: ${sayiYaz(il.Musteri)} müşteri, ${sayiYaz(il.Bayisiz)} bayisiz, ${il.Bayiler.length} bayi`;

const SUTUNLAR: readonly GridColumn<Yer>[] = [
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

/** Dealers and customers without a dealer, on a map and as a table of the same figures. */
export default function BayiHaritasi({ onAc }: { readonly onAc: (Id: number) => void }) {
  const sonuc = useEndpoint(oda.bayiHaritasi, {}, { refetchOnMount: 'always' });
  const [il, setIl] = useState<number | null>(null);
  const icinde = useEndpoint(oda.bayiIlHaritasi, { IlId: il ?? 0 }, { enabled: il !== null, keepPrevious: true });
  if (!sonuc.data)
    return (
      <Panel>
        <Read of={sonuc} rows={10} />
      </Panel>
    );
  const { iller, noktalar } = sonuc.data;
  const topla = (alan: 'Musteri' | 'Bayisiz') => iller.reduce((t, i) => t + i[alan], 0);
  const bos = iller.filter((i) => i.Bayiler.length === 0);
  return (
    <>
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
      <IlHaritasi
        name="bayiHaritasi"
        counted="bayiler"
        rows={iller}
        measures={OLCUMLER}
        value={deger}
        columns={SUTUNLAR}
        describe={sozu}
        none=""
        points={noktalar}
        onOpen={onAc}
        il={il}
        onIl={setIl}
        districts={
          icinde.data && {
            IlId: icinde.data.IlId,
            Ad: icinde.data.Il,
            rows: icinde.data.ilceler,
            points: noktalar.filter((n) => n.IlId === il),
            note:
              icinde.data.Ilcesiz > 0 &&
              `${sayiYaz(icinde.data.Ilcesiz)} müşterinin ilçesi yazılmamış; ilçelerde sayılmaz.`,
          }
        }
        error={icinde.error && { cause: icinde.error, onRetry: () => void icinde.refetch() }}
        renderChosen={(yer) => (
          <IldekiListe
            rows={yer.Bayiler.map((b) => ({
              Id: b.Id,
              Ad: b.Ad,
              ek: `${b.Tam ? 'ilin tamamı' : 'bazı ilçeler'} · ${sayiYaz(b.Musteri)} müşteri`,
            }))}
            none={'IlceId' in yer ? 'Bu ilçede bayi yok.' : 'Bu ilde bayi yok.'}
            onOpen={onAc}
          />
        )}
      />
    </>
  );
}
