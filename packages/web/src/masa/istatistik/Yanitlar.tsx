import type { IstatistikYaniti } from '@masabasi/core/masa/istatistik/contract';
import { DAGILIM_DEGERLERI, YANIT_LISTESI } from '@masabasi/core/masa/istatistik/liste';
import { HANGILERI, ondalikYaz } from '@masabasi/core/masa/istatistik/rules';
import { MEMNUNIYET_DURUM_ADLARI, MEMNUNIYET_KANALLARI } from '@masabasi/core/masa/memnuniyet/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconStar from '~icons/tabler/star';
import { Link, useSearchParams } from 'react-router';
import { istatistik as oda } from '../../calls/istatistik.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useIstatistikAdresi } from './istatistikAdresi.ts';
import { useListe } from '../../platform/list/liste.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import type { GridFilter } from '../../ui/useListGrid.ts';

const SUTUNLAR: readonly GridColumn<IstatistikYaniti>[] = [
  {
    id: 'Sorulma_Gunu',
    header: 'Sorulduğu Gün',
    card: 'line',
    width: '120px',
    nowrap: true,
    value: (y) => y.Sorulma_Gunu,
    renderCell: (y) => <TwoLines top={tarihYaz(y.Sorulma_Gunu)} bottom={y.No} />,
  },
  {
    id: 'Musteri',
    header: 'Müşteri',
    card: 'title',
    width: '18%',
    value: (y) => y.Musteri,
    renderCell: (y) => (
      <TwoLines
        top={
          y.MusteriId === null ? (
            'Görünmeyen müşteri'
          ) : (
            <Link to={`/tanimlar/musteri/detay?id=${y.MusteriId}`}>{y.Musteri}</Link>
          )
        }
        bottom={
          y.GorusmeId !== null && <Link to={`/islemler/musterigorusme/detay?id=${y.GorusmeId}`}>{y.GorusmeNo}</Link>
        }
      />
    ),
  },
  {
    id: 'Proje',
    header: 'Ürün / Anket',
    card: 'line',
    width: '18%',
    value: (y) => y.Proje,
    renderCell: (y) => <TwoLines top={y.Proje} bottom={y.Anket} />,
  },
  {
    id: 'Kanal',
    header: 'Kanal',
    card: 'line',
    width: '100px',
    value: (y) => MEMNUNIYET_KANALLARI[y.Kanal],
    renderCell: (y) => MEMNUNIYET_KANALLARI[y.Kanal],
  },
  {
    id: 'Durum',
    header: 'Durum',
    card: 'line',
    width: '120px',
    value: (y) => MEMNUNIYET_DURUM_ADLARI[y.DurumAnahtar],
    renderCell: (y) => MEMNUNIYET_DURUM_ADLARI[y.DurumAnahtar],
  },
  {
    id: 'Puan',
    header: 'Puan',
    card: 'chip',
    width: '72px',
    align: 'right',
    value: (y) => y.Puan,
    renderCell: (y) => (y.Puan === null ? '–' : ondalikYaz(y.Puan)),
  },
  {
    id: 'Csat',
    header: '1–5',
    card: 'line',
    width: '56px',
    align: 'right',
    value: (y) => y.Csat,
    renderCell: (y) => y.Csat ?? '–',
  },
  {
    id: 'Nps',
    header: '0–10',
    card: 'line',
    width: '60px',
    align: 'right',
    value: (y) => y.Nps,
    renderCell: (y) => y.Nps ?? '–',
  },
  { id: 'Yorum', header: 'Yorum', card: 'line', value: (y) => y.Yorum, renderCell: (y) => y.Yorum },
];

/** The filters that come from a chosen figure. They can be removed, and chosen by another figure. */
function useSecilen(): GridFilter[] {
  const [adres] = useSearchParams();
  const { degistir } = useIstatistikAdresi();
  const { data } = useEndpoint(oda.istatistikGerekli, {});
  const kayitlar = { SoruId: data?.sorular, PersonelId: data?.kisiler };
  return Object.entries(YANIT_LISTESI.suzgecler).flatMap(([alan, s]) => {
    const yazi = adres.get(s.adres);
    if (s.gosterim.tur !== 'sayfa' || yazi === null || s.oku(yazi) === undefined) return [];
    const kayit = kayitlar[alan as keyof typeof kayitlar]?.find((k) => String(k.Id) === yazi)?.Ad;
    const ad = s.alir === 'isaret' ? 'Evet' : (kayit ?? SECIM_ADLARI[yazi] ?? yazi);
    return [
      {
        id: alan,
        label: s.etiket,
        all: 'Hepsi',
        options: [{ value: yazi, label: ad }],
        value: yazi,
        set: (v: string) => degistir({ [s.adres]: v === '' ? null : v, sayfa: null }),
      },
    ];
  });
}
const SECIM_ADLARI: Readonly<Record<string, string>> = { ...HANGILERI, ...DAGILIM_DEGERLERI };

/** Sent surveys and answers behind a figure. */
export function Yanitlar() {
  const { anket } = useIstatistikAdresi();
  const liste = useListe(oda.getYanitList, YANIT_LISTESI, { ait: { TurId: anket } });
  const secilen = useSecilen();
  return (
    <Panel>
      <DataGrid
        name="istatistik"
        label="Yanıtlar"
        columns={SUTUNLAR}
        list={{ ...liste.tablo, filters: [], filtered: false }}
        pageFilters={secilen}
        rowKey={(y) => y.Id}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        empty={{
          icon: <IconStar size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu süzgeçlerle sorulan ya da yanıtlanan anket yok.',
        }}
      />
    </Panel>
  );
}
