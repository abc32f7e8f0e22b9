import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Stack } from '@mantine/core';
import IconArrowMerge from '~icons/tabler/arrow-merge';
import IconDots from '~icons/tabler/dots';
import IconHistory from '~icons/tabler/history';
import IconId from '~icons/tabler/id';
import IconPackage from '~icons/tabler/package';
import IconPencil from '~icons/tabler/pencil';
import IconStar from '~icons/tabler/star';
import IconTrash from '~icons/tabler/trash';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { musteri as oda } from '../../calls/musteri.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { Birlesmeler } from '../birlestirme/Birlesmeler.tsx';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { MusteriEgitimleri } from '../../masa/egitim/MusteriEgitimleri.tsx';
import { MusteriCarisi } from '../../mali/gelir/MusteriCarisi.tsx';
import { MusteriGorusmeleri } from '../../masa/gorusme/MusteriGorusmeleri.tsx';
import { MusteriLisanslari } from '../lisans/MusteriLisanslari.tsx';
import { useBen, useYetkiVar } from '../../platform/session/oturum.ts';
import { CardLoading, CardPage } from '../../ui/CardPage.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { MusteriTeklifleri } from '../../pazarlama/teklif/MusteriTeklifleri.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { MusteriBaglantilari } from '../../masa/uzakbaglanti/MusteriBaglantilari.tsx';
import { Yetkililer } from '../yetkili/Yetkililer.tsx';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { MusteriZiyaretleri } from '../../pazarlama/ziyaret/MusteriZiyaretleri.tsx';
import { MusteriBilgileri } from './MusteriBilgileri.tsx';
import { Columns } from '../../ui/Columns.tsx';
import css from './MusteriDetayPage.module.css';
import { MusteriDurumEtiketi } from './MusteriDurumEtiketi.tsx';
import { MusteriEtiketleri } from './MusteriEtiketleri.tsx';
import { MusteriRakamlari } from './MusteriRakamlari.tsx';
import { MusteriZaman } from './MusteriZaman.tsx';

const KartvizitlerDialog = lazy(() => import('../../pazarlama/kartvizit/KartvizitlerDialog.tsx'));
const BirlestirDialog = lazy(() => import('../birlestirme/BirlestirDialog.tsx'));
const AnketGonderDialog = lazy(() => import('../../masa/memnuniyet/AnketGonderDialog.tsx'));
const DemoDialog = lazy(() => import('../demo/DemoDialog.tsx'));
const MusteriDialog = lazy(() => import('./MusteriDialog.tsx'));

const BASLIK = 'Müşteri Kartı';
const BELIRSIZ = {
  title: 'Hangi müşterinin kartı olduğu belli değil.',
  text: 'Müşteri listesinden birini seçiniz.',
  list: 'Müşteri Listesi',
  path: '/tanimlar/musteri/liste',
};
const telefon = (no: string | null) => no && <a href={telefonYolu(no)}>{telefonYaz(no)}</a>;

/** The card of the customer in `?id=`. */
export default function MusteriDetayPage() {
  const [ayar] = useSearchParams();
  return (
    <CardPage title={BASLIK} id={ayar.get('id')} missing={BELIRSIZ}>
      {(Id) => <Kart key={Id} Id={Id} />}
    </CardPage>
  );
}

function Kart({ Id }: { Id: number }) {
  useAcildi('musteri', Id);
  const hakkindaYaz = useHakkindaYaz('musteri', Id);
  const git = useNavigate();
  const silebilir = useYetkiVar(YETKI.musteriSil);
  const teklifGorur = useYetkiVar(YETKI.teklifGor);
  const maliGorur = useYetkiVar(YETKI.maliGor);
  // Sales read licences and quotes first, the desk tickets.
  const satista = useYetkiVar(YETKI.lisansYonet);
  const [bosluDa, setBosluDa] = useState(false);
  const detay = useEndpoint(oda.musteriDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<'duzenle' | 'birlestir' | 'demo' | 'anket' | 'kartlar' | null>(null);
  const kapat = () => setAcik(null);
  const [adres, setAdres] = useAdres();
  // A line of the timeline opens its demo here.
  const demoNo = Number(adres.get('demo'));
  const { acar } = useBen();
  const geriAl = useAction(oda.musteriSilGeriAl, {
    onSuccess: () => {
      bildir({ baslik: 'Müşteri geri alındı', tur: 'success' });
      void git(`/tanimlar/musteri/detay?id=${Id}`);
    },
  });
  const sil = useAction(oda.musteriSil, {
    onSuccess: () => {
      bildir({
        baslik: 'Müşteri silindi',
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id }) },
      });
      void git('/tanimlar/musteri/liste', { replace: true });
    },
  });
  if (!detay.data) return <CardLoading title={BASLIK} query={detay} />;
  const { musteri: m } = detay.data;
  // This customer was merged into another one.
  if (m.Id !== Id) return <Navigate to={`?id=${m.Id}`} replace />;
  const musteri = { Id: m.Id, Ad: m.GorunenAd };
  const ProjeId = m.ProjeIdler.length === 1 ? m.ProjeIdler[0]! : null;
  const sorar = m.Durum !== 'Ayrıldı' && acar(SAYFA.memnuniyet[0]);
  const gorusmeleri = <MusteriGorusmeleri key="gorusme" arama={{ musteri, telefon: m.GSM ?? m.Telefon, ProjeId }} />;
  const lisanslari = <MusteriLisanslari key="lisans" musteriId={m.Id} />;
  const teklifleri = teklifGorur && <MusteriTeklifleri musteri={musteri} />;
  const silSor = async () => {
    const evet = await onayla({
      baslik: 'Müşteriyi Sil',
      metin: `${m.GorunenAd} listelerden kalkacak; kaydı ve geçmişi durur. Silmek istediğinize emin misiniz?`,
      onay: 'Sil',
      tehlikeli: true,
    });
    if (evet) sil.mutate({ Id, Surum: m.Surum });
  };
  return (
    <>
      <PageHeader
        title={m.GorunenAd}
        tight
        text={
          <Flex component="span" display="inline-flex" gap="4px 12px" wrap="wrap" align="center">
            <span>{m.MusteriNo}</span>
            <MusteriDurumEtiketi durum={m.Durum} />
            {telefon(m.GSM ?? m.Telefon)}
            {m.Sorumlu !== null && <span>{`Sorumlu ${m.Sorumlu}`}</span>}
            <MusteriEtiketleri m={m} />
          </Flex>
        }
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPackage size={16} aria-hidden />}
              onClick={() => setAcik('demo')}
            >
              Demo Aç
            </Button>
            <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setAcik('duzenle')}>
              Düzenle
            </Button>
            <Menu
              label="Diğer işlemler"
              button={<IconDots size={18} aria-hidden />}
              look="framed"
              disabled={sil.isPending}
              items={[
                ...hakkindaYaz,
                { label: 'Kartvizitler', icon: <IconId size={16} />, onClick: () => setAcik('kartlar') },
                ...(sorar
                  ? [{ label: 'Anket Gönder', icon: <IconStar size={16} />, onClick: () => setAcik('anket') }]
                  : []),
                ...(silebilir
                  ? [
                      { label: 'Birleştir', icon: <IconArrowMerge size={16} />, onClick: () => setAcik('birlestir') },
                      {
                        label: 'Sil',
                        icon: <IconTrash size={16} />,
                        onClick: () => void silSor(),
                        danger: true,
                        separated: true,
                      },
                    ]
                  : []),
              ]}
            />
          </>
        }
      />
      {silebilir && <Birlesmeler musteriId={Id} />}
      <MusteriRakamlari musteriId={Id} />
      <Columns below={1100} of="minmax(0, 1fr) minmax(0, 1fr)" align="start" mb={16}>
        {satista ? [lisanslari, gorusmeleri] : [gorusmeleri, lisanslari]}
      </Columns>
      <Columns below={1100} align="start">
        <Stack gap={16} miw={0} className={css.kartlar} data-bos={bosluDa || undefined}>
          {satista && teklifleri}
          <Yetkililer musteriId={m.Id} />
          {maliGorur && <MusteriCarisi musteri={musteri} />}
          {!satista && teklifleri}
          {acar(SAYFA.ziyaret[0]) && <MusteriZiyaretleri musteri={musteri} />}
          <MusteriBaglantilari musteri={musteri} />
          <MusteriEgitimleri musteri={musteri} />
          <DosyaAlani Nesne="musteri" NesneId={m.Id} />
          <Panel title="Zaman Çizelgesi" icon={<IconHistory />}>
            <MusteriZaman musteriId={m.Id} />
          </Panel>
        </Stack>
        <Stack gap={16} miw={0}>
          <MusteriBilgileri m={m} bosluDa={bosluDa} onBosluDa={setBosluDa} />
        </Stack>
      </Columns>
      <Suspense fallback={null}>
        {acik === 'kartlar' && <KartvizitlerDialog musteri={musteri} onClose={kapat} />}
        {acik === 'anket' && <AnketGonderDialog musteri={musteri} onClose={kapat} />}
        {acik === 'birlestir' && <BirlestirDialog kart={m} onClose={kapat} />}
        {acik === 'duzenle' && <MusteriDialog kart={m} onClose={kapat} />}
        {Number.isInteger(demoNo) && demoNo > 0 && (
          <DemoDialog Id={demoNo} onClose={() => setAdres({ id: String(Id) }, { replace: true })} />
        )}
        {acik === 'demo' && <DemoDialog Id={0} musteri={{ ...musteri, ProjeId }} onClose={kapat} />}
      </Suspense>
    </>
  );
}
