import { sayilanYaz } from '@masabasi/core/platform/list/liste';
import type { MemnuniyetSatiri } from '@masabasi/core/masa/memnuniyet/contract';
import { MEMNUNIYET_LISTESI } from '@masabasi/core/masa/memnuniyet/liste';
import {
  MEMNUNIYET_KANALLARI,
  MEMNUNIYET_SEKMELERI,
  type MemnuniyetSekmesi,
} from '@masabasi/core/masa/memnuniyet/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconStar from '~icons/tabler/star';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { memnuniyet as oda } from '../../calls/memnuniyet.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetki } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { Numaralar } from './MemnuniyetBilgileri.tsx';
import { MemnuniyetDurumEtiketi } from './MemnuniyetDurumEtiketi.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';

const AnketAramaDialog = lazy(() => import('./AnketAramaDialog.tsx'));
const MemnuniyetKaydi = lazy(() => import('./MemnuniyetKaydi.tsx'));

/** The columns. In the list of calls, the telephone number is beside the name. */
const sutunlari = (ac: (Id: number) => void, aranir: boolean): readonly GridColumn<MemnuniyetSatiri>[] => [
  {
    id: 'GorusmeNo',
    header: 'Görüşme No',
    width: '112px',
    value: (n) => n.GorusmeNo ?? n.VersiyonNo ?? (n.EgitimId === null ? null : 'Eğitim'),
    renderCell: (n) =>
      n.GorusmeId === null ? (
        n.VersiyonId === null ? (
          n.EgitimId !== null && 'Eğitim'
        ) : (
          `Versiyon ${n.VersiyonNo}`
        )
      ) : (
        <Link to={`/islemler/musterigorusme/detay?id=${n.GorusmeId}`}>{n.GorusmeNo}</Link>
      ),
  },
  {
    id: 'Kapanis',
    header: 'Kapanış',
    width: '136px',
    nowrap: true,
    card: 'line',
    value: (n) => n.Kapanis,
    renderCell: (n) => zamanYaz(n.Kapanis),
  },
  {
    id: 'Musteri',
    header: 'Müşteri',
    width: '20%',
    card: 'title',
    value: (n) => n.Musteri,
    renderCell: (n) => <OpenButton onClick={() => ac(n.Id)}>{n.Musteri}</OpenButton>,
  },
  ...(aranir
    ? [
        {
          id: 'Telefon',
          header: 'Telefon',
          width: '152px',
          nowrap: true,
          card: 'line' as const,
          value: (n: MemnuniyetSatiri) => n.GSM ?? n.Telefon,
          renderCell: (n: MemnuniyetSatiri) => <Numaralar n={{ GSM: n.GSM ?? n.Telefon, Telefon: null }} />,
        },
      ]
    : []),
  { id: 'Proje', header: 'Ürün', width: '14%', spare: true, value: (n) => n.Proje },
  { id: 'Personel', header: 'Personel', width: '14%', card: 'line', value: (n) => n.Personel },
  { id: 'Kanal', header: 'Kanal', width: '92px', spare: 'wide', value: (n) => MEMNUNIYET_KANALLARI[n.Kanal] },
  { id: 'DenemeSayi', header: 'Deneme', width: '84px', align: 'right', spare: 'wide', value: (n) => n.DenemeSayi },
  {
    id: 'Son_Gecerlilik',
    header: 'Son Geçerlilik',
    width: '116px',
    nowrap: true,
    spare: 'wide',
    value: (n) => n.Son_Gecerlilik,
    renderCell: (n) => tarihYaz(istanbulGunu(n.Son_Gecerlilik)),
  },
  {
    id: 'Puan',
    header: 'Puan',
    width: '76px',
    align: 'right',
    card: 'named',
    value: (n) => n.Puan,
    renderCell: (n) => n.Puan !== null && sayiYaz(Math.round(n.Puan)),
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '124px',
    card: 'chip',
    value: (n) => n.Durum,
    renderCell: (n) => <MemnuniyetDurumEtiketi n={n} listede />,
  },
];

/** Satisfaction of customers: calls to make, sent surveys, and answers. */
export default function MemnuniyetPage() {
  const [aranan, setAranan] = useState<number | null>(null);
  const liste = useListe(oda.getMemnuniyetList, MEMNUNIYET_LISTESI);
  const { isYetkili } = useYetki();
  const adetler = liste.veri?.ozet.adetler;
  const { acik, ac, peek } = useListedenKayit('anket', liste.tablo.rows);
  const aranir = liste.gorunum.sekme === 'aranacak';
  const sutunlar = useMemo(() => sutunlari(ac, aranir), [ac, aranir]);
  const tablo = (
    <Panel>
      <DataGrid
        name="memnuniyet"
        label="Memnuniyet anketleri"
        columns={sutunlar}
        list={liste.tablo}
        rowKey={(n) => n.Id}
        rowName={(n) => `${n.No} ${n.Musteri}`}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        empty={{
          icon: <IconStar size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu bölümde anket yok. Yayında bir anket varken görüşmeler kapandıkça ve eğitimler yapıldıkça müşterilere sorulur.',
        }}
      />
    </Panel>
  );
  return (
    <>
      <PageHeader title="Anket Yanıtları" text="Kapanan görüşmeleri ve yapılan eğitimleri müşterilere sorunuz." />
      <Tabs
        label="Anket bölümleri"
        value={liste.gorunum.sekme}
        onChange={(sekme) => liste.suz({ sekme: sekme as MemnuniyetSekmesi })}
        tabs={Object.entries(MEMNUNIYET_SEKMELERI)
          // Only privileged people see low scores that wait for another person.
          .filter(([value]) => value !== 'ilgim' || isYetkili || liste.gorunum.sekme === 'ilgim')
          .map(([value, label]) => ({
            value,
            label,
            quantity: adetler && sayilanYaz(adetler[value as MemnuniyetSekmesi]),
            content: tablo,
          }))}
      />
      <Suspense fallback={null}>
        {acik !== null && aranan === null && <MemnuniyetKaydi key={acik} Id={acik} onAra={setAranan} peek={peek} />}
        {aranan !== null && (
          <AnketAramaDialog key={aranan} Id={aranan} onAra={setAranan} onClose={() => setAranan(null)} />
        )}
      </Suspense>
    </>
  );
}
