import { paraYaz } from '@masabasi/core/platform/money/para';
import { teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifSatiri } from '@masabasi/core/pazarlama/teklif/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconFileInvoice from '~icons/tabler/file-invoice';
import { useMemo } from 'react';
import { teklif as oda } from '../../calls/teklif.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { TeklifDurumEtiketi } from './TeklifDurumEtiketi.tsx';

const sutunlari = (ac: (Id: number) => void): readonly GridColumn<TeklifSatiri>[] => [
  {
    id: 'No',
    header: 'Teklif No',
    width: '152px',
    nowrap: true,
    card: 'line',
    value: (t) => t.No,
    renderCell: (t) => (
      <TwoLines
        top={<OpenButton onClick={() => ac(t.Id)}>{teklifNo(t.No, t.Revizyon)}</OpenButton>}
        bottom={<span className="tnum">{tarihYaz(t.Tarih)}</span>}
      />
    ),
  },
  {
    id: 'Musteri',
    header: 'Müşteri',
    width: '30%',
    card: 'title',
    value: (t) => t.Musteri,
    renderCell: (t) => <TwoLines top={t.Musteri} bottom={t.Baslik} />,
  },
  {
    id: 'Proje',
    header: 'Ürün',
    width: '18%',
    spare: true,
    value: (t) => t.Proje,
    renderCell: (t) => <TwoLines top={t.Proje} bottom={t.Bayi} />,
  },
  {
    id: 'GenelToplam',
    header: 'Genel Toplam',
    width: '150px',
    align: 'right',
    nowrap: true,
    card: 'line',
    value: (t) => t.GenelToplam,
    text: (t) => paraYaz(t.GenelToplam, t.ParaBirimi),
    renderCell: (t) => (
      <TwoLines
        top={<span className="tnum">{paraYaz(t.GenelToplam, t.ParaBirimi)}</span>}
        bottom={t.ParaBirimi === 'TRY' ? null : <span className="tnum">{paraYaz(t.LiraToplam, 'TRY')}</span>}
      />
    ),
  },
  {
    id: 'Olasilik',
    header: 'Olasılık',
    width: '92px',
    align: 'right',
    spare: true,
    value: (t) => t.Olasilik,
    renderCell: (t) => <span className="tnum">%{t.Olasilik}</span>,
  },
  {
    id: 'Sahip',
    header: 'Hazırlayan',
    width: '16%',
    spare: true,
    value: (t) => t.Sahip,
    renderCell: (t) => t.Sahip,
  },
  {
    id: 'Gecerlilik_Tarihi',
    header: 'Geçerlilik',
    width: '110px',
    nowrap: true,
    spare: true,
    value: (t) => t.Gecerlilik_Tarihi,
    text: (t) => tarihYaz(t.Gecerlilik_Tarihi),
    renderCell: (t) => <span className="tnum">{tarihYaz(t.Gecerlilik_Tarihi)}</span>,
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '130px',
    card: 'chip',
    value: (t) => t.Durum,
    renderCell: (t) => <TeklifDurumEtiketi t={t} />,
  },
];

export interface TeklifTablosuProps {
  readonly liste: Listem<typeof oda.getTeklifList>;
  readonly onAc: (Id: number) => void;
}

/** The list of quotes, each in its last revision. */
export function TeklifTablosu({ liste, onAc }: TeklifTablosuProps) {
  const columns = useMemo(() => sutunlari(onAc), [onAc]);
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const aktar = useAction(oda.teklifAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  return (
    <Panel>
      <DataGrid
        name="teklif"
        label="Teklifler"
        columns={columns}
        list={liste.tablo}
        rowKey={(t) => t.Id}
        rowName={(t) => `${t.No} ${t.Musteri}`}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        onExport={aktarir ? () => aktar.mutate(liste.gorunum) : undefined}
        exporting={aktar.isPending}
        empty={{
          icon: <IconFileInvoice size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu bölümde teklif yok.',
        }}
      />
    </Panel>
  );
}
