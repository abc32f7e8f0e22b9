import type { AdayIlcesi, AdayIli, AdayNoktasi } from '@masabasi/core/pazarlama/aday/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { useMemo, useState } from 'react';
import { aday as oda } from '../../calls/aday.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { Read } from '../../ui/Read.tsx';
import { IldekiListe, IlHaritasi } from '../../ui/IlHaritasi.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';

export interface AdayHaritasiProps {
  readonly liste: Listem<typeof oda.getMusteriList>;
  readonly onAc: (Id: number) => void;
}

const OLCUMLER = { Adet: 'Aday sayısı', Agirlikli: 'Ağırlıklı tutar', Tutar: 'Tahmini tutar' } as const;

type Yer = Omit<AdayIli, 'IlId'> & Partial<Pick<AdayIlcesi, 'IlceId'>>;

const lira = (n: AdayIli['Tutar']): string => paraYaz(n, 'TRY');
const sozu = (il: Yer): string =>
  `${il.Ad}: ${sayiYaz(il.Adet)} aday, ${lira(il.Tutar)}, ağırlıklı ${lira(il.Agirlikli)}`;

const SUTUNLAR: readonly GridColumn<Yer>[] = [
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

const adlari = (noktalar: readonly AdayNoktasi[] = []) => noktalar.map(({ Musteri, ...n }) => ({ ...n, Ad: Musteri }));

/** Open prospects on a map, and the same figures as a table. */
export default function AdayHaritasi({ liste, onAc }: AdayHaritasiProps) {
  const sonuc = useEndpoint(oda.adayHaritasi, liste.gorunum, { keepPrevious: true });
  const [il, setIl] = useState<number | null>(null);
  const icinde = useEndpoint(
    oda.adayIlHaritasi,
    { ...liste.gorunum, HaritaIlId: il ?? 0 },
    { enabled: il !== null, keepPrevious: true },
  );
  const adli = useMemo(() => adlari(sonuc.data?.noktalar), [sonuc.data]);
  const adliIl = useMemo(() => adlari(icinde.data?.noktalar), [icinde.data]);
  if (!sonuc.data)
    return (
      <Panel>
        <Read of={sonuc} rows={10} />
      </Panel>
    );
  const { iller, Ilsiz } = sonuc.data;
  return (
    <IlHaritasi
      name="adayHaritasi"
      counted="adaylar"
      rows={iller}
      measures={OLCUMLER}
      value={(yer, olcum) => yer[olcum]}
      columns={SUTUNLAR}
      describe={sozu}
      none="Aday yok"
      points={adli}
      onOpen={onAc}
      note={Ilsiz > 0 && `${sayiYaz(Ilsiz)} adayın ili yazılmamış; haritada yok.`}
      il={il}
      onIl={setIl}
      districts={
        icinde.data && {
          IlId: icinde.data.IlId,
          Ad: icinde.data.Il,
          rows: icinde.data.ilceler,
          points: adliIl,
          note:
            icinde.data.Ilcesiz > 0 && `${sayiYaz(icinde.data.Ilcesiz)} adayın ilçesi yazılmamış; ilçelerde sayılmaz.`,
        }
      }
      error={icinde.error && { cause: icinde.error, onRetry: () => void icinde.refetch() }}
      renderChosen={(yer) => (
        <IldekiListe
          rows={adliIl
            .filter((n) => !('IlceId' in yer) || n.IlceId === yer.IlceId)
            .map((n) => ({ Id: n.Id, Ad: n.Ad, ek: lira(n.Tutar) }))}
          none={
            'IlceId' in yer
              ? 'İlin en yüksek tutarlı adaylarından hiçbiri bu ilçede değil.'
              : 'Bu ilde süzülen aday yok.'
          }
          onOpen={onAc}
        />
      )}
    />
  );
}
