import type { AdaySatiri } from '@masabasi/core/pazarlama/aday/satirlar';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconUserSearch from '~icons/tabler/user-search';
import { useMemo } from 'react';
import { aday as oda } from '../../calls/aday.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { AdayAsamaEtiketi } from './AdayAsamaEtiketi.tsx';

export interface AdayTablosuProps {
  readonly liste: Listem<typeof oda.getMusteriList>;
  readonly onAc: (Id: number) => void;
}

const sutunlari = (ac: (Id: number) => void): readonly GridColumn<AdaySatiri>[] => [
  {
    id: 'Musteri',
    header: 'Müşteri',
    width: '30%',
    card: 'title',
    value: (a) => a.Musteri,
    renderCell: (a) => <TwoLines top={<MusteriBagi Id={a.MusteriId} ad={a.Musteri} />} bottom={a.Il} />,
  },
  {
    id: 'Proje',
    header: 'Ürün',
    card: 'line',
    value: (a) => a.Proje,
    renderCell: (a) => (
      <RecordLink to={kayitYolu(SAYFA.ziyaret[2], a.Id)} onOpen={() => ac(a.Id)}>
        {a.Proje}
      </RecordLink>
    ),
  },
  {
    id: 'Tutar',
    header: 'Tahmini Tutar',
    width: '140px',
    align: 'right',
    card: 'line',
    value: (a) => a.Tutar,
    renderCell: (a) => <span className="tnum">{paraYaz(a.Tutar, 'TRY')}</span>,
  },
  {
    id: 'Agirlikli',
    header: 'Ağırlıklı',
    width: '140px',
    align: 'right',
    spare: true,
    value: (a) => a.Agirlikli,
    renderCell: (a) => <span className="tnum">{paraYaz(a.Agirlikli, 'TRY')}</span>,
  },
  {
    id: 'Beklenen_Kapanis',
    header: 'Beklenen Kapanış',
    width: '140px',
    spare: true,
    value: (a) => a.Beklenen_Kapanis,
    renderCell: (a) => a.Beklenen_Kapanis && <span className="tnum">{tarihYaz(a.Beklenen_Kapanis)}</span>,
  },
  {
    id: 'Sahip',
    header: 'İlgilenen',
    width: '16%',
    card: 'line',
    value: (a) => a.Sahip,
    renderCell: (a) => a.Sahip ?? 'Kimse',
  },
  {
    id: 'Asama',
    header: 'Aşama',
    width: '132px',
    card: 'chip',
    value: (a) => a.Asama,
    renderCell: (a) => <AdayAsamaEtiketi a={a} />,
  },
];

export default function AdayTablosu({ liste, onAc }: AdayTablosuProps) {
  const columns = useMemo(() => sutunlari(onAc), [onAc]);
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const aktar = useAction(oda.adayAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  return (
    <Panel>
      <DataGrid
        name="aday"
        label="Adaylar"
        columns={columns}
        list={liste.tablo}
        rowKey={(a) => a.Id}
        rowName={(a) => `${a.Musteri} ${a.Proje}`}
        onOpen={(a) => onAc(a.Id)}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        onExport={aktarir ? () => aktar.mutate(liste.gorunum) : undefined}
        exporting={aktar.isPending}
        empty={{
          icon: <IconUserSearch size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu görünümde aday yok.',
        }}
      />
    </Panel>
  );
}
