import type { toplanti as oda } from '@masabasi/core/is/toplanti/contract';
import { DAVET_DURUMLARI, sureYazisi } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiSatiri } from '@masabasi/core/is/toplanti/satirlar';
import { TEKRARLAR } from '@masabasi/core/is/toplanti/tekrar';
import { istanbulSaati, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconCalendarOff from '~icons/tabler/calendar-off';
import { useMemo } from 'react';
import type { Listem } from '../../platform/list/liste.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { OpenButton } from '../../ui/OpenButton.tsx';

const sutunlari = (ac: (Id: number) => void): readonly GridColumn<ToplantiSatiri>[] => [
  {
    id: 'Baslama_Zamani',
    header: 'Zaman',
    width: '180px',
    nowrap: true,
    card: 'line',
    value: (t) => t.Baslama_Zamani,
    text: (t) => zamanYaz(t.Baslama_Zamani),
    renderCell: (t) => (
      <TwoLines
        top={<span className="tnum">{`${zamanYaz(t.Baslama_Zamani)}–${istanbulSaati(t.Bitis_Zamani)}`}</span>}
        bottom={t.TekrarKural === null ? sureYazisi(t.Sure) : TEKRARLAR[t.TekrarKural]}
      />
    ),
  },
  {
    id: 'Konu',
    header: 'Konu',
    fill: true,
    card: 'title',
    value: (t) => t.Konu,
    renderCell: (t) => (
      <TwoLines
        top={<OpenButton onClick={() => ac(t.Id)}>{t.Konu}</OpenButton>}
        bottom={[t.No, t.Musteri ?? t.Proje].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    id: 'ToplantiTur',
    header: 'Tür',
    width: '120px',
    spare: 'wide',
    value: (t) => t.ToplantiTur,
    renderCell: (t) => t.ToplantiTur,
  },
  {
    id: 'Duzenleyen',
    header: 'Düzenleyen',
    width: '16%',
    card: 'line',
    value: (t) => t.Duzenleyen,
    renderCell: (t) => <TwoLines top={t.Duzenleyen} bottom={t.Oda ?? (t.Yer || null)} />,
  },
  {
    id: 'Katilimci',
    header: 'Katılımcı',
    width: '100px',
    align: 'right',
    spare: 'wide',
    value: (t) => t.Katilimci,
    renderCell: (t) => (
      <span className="tnum" title={`${t.Katilimci} kişiden ${t.Katilacak} kişi katılacağını söyledi`}>
        {t.Katilacak} / {t.Katilimci}
      </span>
    ),
  },
  {
    id: 'AcikKarar',
    header: 'Açık Karar',
    width: '104px',
    align: 'right',
    spare: true,
    value: (t) => t.AcikKarar,
    renderCell: (t) => <span className="tnum">{t.AcikKarar === 0 ? '–' : t.AcikKarar}</span>,
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '150px',
    card: 'chip',
    value: (t) => t.Durum,
    renderCell: (t) => (
      <TwoLines
        top={<RenkliAd renk={t.DurumRenk} ad={t.Durum} />}
        bottom={t.Yanitim === null || t.Yanitim === 'davetsiz' ? null : DAVET_DURUMLARI[t.Yanitim]}
      />
    ),
  },
];

export interface ToplantiTablosuProps {
  readonly liste: Listem<typeof oda.getToplantiList>;
  readonly onAc: (Id: number) => void;
}

export function ToplantiTablosu({ liste, onAc }: ToplantiTablosuProps) {
  const columns = useMemo(() => sutunlari(onAc), [onAc]);
  return (
    <Panel>
      <DataGrid
        name="toplanti"
        label="Toplantılar"
        columns={columns}
        list={liste.tablo}
        rowKey={(t) => t.Id}
        rowName={(t) => `${t.No} ${t.Konu}`}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        empty={{
          icon: <IconCalendarOff size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Çağrıldığınız ya da düzenlediğiniz toplantılar burada görünür.',
        }}
      />
    </Panel>
  );
}
