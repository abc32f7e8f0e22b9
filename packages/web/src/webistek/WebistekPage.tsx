import { telefonYaz } from '@masabasi/core/kimlik';
import { sayiYaz } from '@masabasi/core/metin';
import { zamanYaz } from '@masabasi/core/tarih';
import { webistek as oda, type WebistekSatiri } from '@masabasi/core/webistek/contract';
import { WEBISTEK_LISTESI } from '@masabasi/core/webistek/liste';
import { WEBISTEK_SEKMELERI, type WebistekSekmesi } from '@masabasi/core/webistek/rules';
import { Button } from '@mantine/core';
import { IconExternalLink, IconWorld } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useListe } from '../liste.ts';
import { MusteriBagi } from '../musteri/MusteriBagi.tsx';
import { KisiYuzu } from '../personel/KisiYuzu.tsx';
import { SuzgecMenusu } from '../suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../ui/DataGrid.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';
import type { GridColumn } from '../ui/useDataGrid.ts';
import { WebistekDurumEtiketi } from './WebistekDurumEtiketi.tsx';
import css from './WebistekPage.module.css';

const WebistekDialog = lazy(() => import('./WebistekDialog.tsx'));

/** The inbox as its menu entry opens it: on what waits. */
const ILK_GORUNUM = 'sekme=bekleyen';
const ulasim = (w: WebistekSatiri) => [w.Telefon && telefonYaz(w.Telefon), w.Eposta].filter(Boolean).join(' · ');

const sutunlari = (ac: (Id: number) => void): readonly GridColumn<WebistekSatiri>[] => [
  { id: 'No', header: 'No', width: '88px', value: (w) => w.No },
  {
    id: 'Metin',
    header: 'İstek',
    width: '32%',
    card: 'title',
    value: (w) => w.Metin,
    renderCell: (w) => (
      <button type="button" className={css.ac} onClick={() => ac(w.Id)}>
        {w.Metin}
      </button>
    ),
  },
  {
    id: 'AdSoyad',
    header: 'Kimden',
    width: '20%',
    card: 'line',
    value: (w) => w.AdSoyad,
    renderCell: (w) => <TwoLines top={w.AdSoyad} bottom={w.Kurum || ulasim(w)} />,
  },
  {
    id: 'Musteri',
    header: 'Müşteri',
    width: '14%',
    spare: true,
    value: (w) => w.Musteri,
    renderCell: (w) => w.MusteriId !== null && <MusteriBagi Id={w.MusteriId} ad={w.Musteri ?? ''} />,
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '124px',
    card: 'chip',
    value: (w) => w.Durum,
    renderCell: (w) => <WebistekDurumEtiketi durum={w.DurumAnahtar} ad={w.Durum} listede />,
  },
  {
    id: 'Atanan',
    header: 'İnceleyen',
    width: '150px',
    spare: true,
    value: (w) => w.Atanan,
    renderCell: (w) =>
      w.Atanan !== null &&
      w.AtananId !== null && (
        <span className={css.kisi}>
          <KisiYuzu id={w.AtananId} ad={w.Atanan} size={24} />
          <span className={css.adi}>{w.Atanan}</span>
        </span>
      ),
  },
  {
    id: 'Tarih',
    header: 'Geldi',
    width: '130px',
    nowrap: true,
    card: 'line',
    value: (w) => w.Tarih,
    renderCell: (w) => zamanYaz(w.Tarih),
  },
  { id: 'Proje', header: 'Ürün', width: '16%', initiallyHidden: true, value: (w) => w.Proje },
  { id: 'Ulasim', header: 'Telefon ve E-posta', width: '20%', initiallyHidden: true, value: ulasim },
  {
    id: 'Gorusme',
    header: 'Görüşme',
    width: '100px',
    initiallyHidden: true,
    value: (w) => w.GorusmeNo,
    renderCell: (w) =>
      w.GorusmeId !== null && <Link to={`/islemler/musterigorusme/detay?id=${w.GorusmeId}`}>{w.GorusmeNo}</Link>,
  },
];

/** The number of the request whose window the address opens; null: none. */
const acikOku = (yazi: string | null): number | null =>
  yazi !== null && /^[1-9]\d{0,8}$/.test(yazi) ? Number(yazi) : null;

/** What people outside ask for over the web; every view has an address of its own. */
export default function WebistekPage() {
  const [adres, setAdres] = useSearchParams();
  const { pathname } = useLocation();
  const [acildi, setAcildi] = useState(adres.size > 0);
  if (!acildi && adres.size > 0) setAcildi(true);
  useEffect(() => {
    // Who has gone on meanwhile is not called back.
    if (!acildi && window.location.pathname === pathname) setAdres(ILK_GORUNUM, { replace: true });
  }, [acildi, pathname, setAdres]);
  return acildi ? <WebIstekleri /> : <SkeletonRows rows={8} />;
}

function WebIstekleri() {
  const [adres, setAdres] = useSearchParams();
  const liste = useListe(oda.getWebistekList, WEBISTEK_LISTESI);
  const adetler = liste.veri?.ozet.adetler;
  const ac = useCallback(
    (Id: number | null) =>
      setAdres(
        (once) => {
          const sozler = new URLSearchParams(once);
          if (Id === null) sozler.delete('istek');
          else sozler.set('istek', String(Id));
          return sozler;
        },
        { replace: true },
      ),
    [setAdres],
  );
  const sutunlar = useMemo(() => sutunlari(ac), [ac]);
  const acik = acikOku(adres.get('istek'));
  const tablo = (
    <Panel>
      <DataGrid
        name="webistek"
        label="Web istekleri"
        columns={sutunlar}
        list={liste.tablo}
        rowKey={(w) => w.Id}
        rowName={(w) => `${w.No} ${w.AdSoyad}`}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        empty={{
          icon: <IconWorld size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu bölümde istek yok. Formun adresini sitenize koyduğunuzda istekler burada görünür.',
        }}
      />
    </Panel>
  );
  return (
    <>
      <PageHeader
        title="Web İstekleri"
        text="Müşterilerin web formundan bıraktığı, e-posta ile yazdığı istekler."
        actions={
          <Button
            component="a"
            href="/webistek"
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            Formu Aç
          </Button>
        }
      />
      <Tabs
        label="İstek bölümleri"
        value={liste.gorunum.sekme}
        onChange={(sekme) => liste.suz({ sekme: sekme as WebistekSekmesi })}
        tabs={Object.entries(WEBISTEK_SEKMELERI).map(([value, label]) => ({
          value,
          label,
          quantity: adetler && sayiYaz(adetler[value as WebistekSekmesi]),
          content: tablo,
        }))}
      />
      <Suspense fallback={null}>
        {acik !== null && <WebistekDialog key={acik} Id={acik} onAc={ac} onClose={() => ac(null)} />}
      </Suspense>
    </>
  );
}
