import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
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
import { acildi } from '../../platform/list/sonAcilan.ts';
import { MusteriBaglantilari } from '../../masa/uzakbaglanti/MusteriBaglantilari.tsx';
import { Yetkililer } from '../yetkili/Yetkililer.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { MusteriZiyaretleri } from '../../pazarlama/ziyaret/MusteriZiyaretleri.tsx';
import { MusteriBilgileri } from './MusteriBilgileri.tsx';
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
    <CardPage title={BASLIK} id={ayar.get('id')} missing={BELIRSIZ} onOpen={(Id) => acildi('musteri', Id)}>
      {(Id) => <Kart key={Id} Id={Id} />}
    </CardPage>
  );
}

function Kart({ Id }: { Id: number }) {
  const git = useNavigate();
  const silebilir = useYetkiVar(YETKI.musteriSil);
  const teklifGorur = useYetkiVar(YETKI.teklifGor);
  const maliGorur = useYetkiVar(YETKI.maliGor);
  const detay = useEndpoint(oda.musteriDetay, { Id }, { refetchOnMount: 'always' });
  const [duzenle, setDuzenle] = useState(false);
  const [birlestir, setBirlestir] = useState(false);
  const [demo, setDemo] = useState(false);
  const [anket, setAnket] = useState(false);
  const [kartlar, setKartlar] = useState(false);
  const [adres, setAdres] = useAdres();
  // A line of the timeline opens its demo here.
  const demoNo = Number(adres.get('demo'));
  const { acar } = useBen();
  const geriAl = useAction(oda.musteriSilGeriAl, {
    onSuccess: () => {
      bildir({ baslik: 'Müşteri geri alındı', tur: 'success', sure: 2000 });
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
  const sorar = m.Durum !== 'Ayrıldı' && acar(SAYFA.memnuniyet[0]);
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
        text={
          <span className={css.ozet}>
            <span>{m.MusteriNo}</span>
            <MusteriDurumEtiketi durum={m.Durum} />
            {telefon(m.GSM ?? m.Telefon)}
            {m.Sorumlu !== null && <span>{`Sorumlu ${m.Sorumlu}`}</span>}
          </span>
        }
        actions={
          <>
            <HakkindaYaz Nesne="musteri" Id={Id} />
            <Button variant="default" leftSection={<IconPackage size={16} aria-hidden />} onClick={() => setDemo(true)}>
              Demo Aç
            </Button>
            <Button variant="default" leftSection={<IconId size={16} aria-hidden />} onClick={() => setKartlar(true)}>
              Kartvizitler
            </Button>
            <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setDuzenle(true)}>
              Düzenle
            </Button>
            {(silebilir || sorar) && (
              <Menu
                label="Diğer işlemler"
                button={<IconDots size={18} aria-hidden />}
                buttonClassName={css.dahasi}
                disabled={sil.isPending}
                items={[
                  ...(sorar
                    ? [{ label: 'Anket Gönder', icon: <IconStar size={16} />, onClick: () => setAnket(true) }]
                    : []),
                  ...(silebilir
                    ? [
                        { label: 'Birleştir', icon: <IconArrowMerge size={16} />, onClick: () => setBirlestir(true) },
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
            )}
          </>
        }
      />
      <MusteriEtiketleri m={m} />
      {silebilir && <Birlesmeler musteriId={Id} />}
      <MusteriRakamlari musteriId={Id} />
      <div className={css.govde}>
        <div className={css.ana}>
          <MusteriGorusmeleri
            arama={{
              musteri: { Id: m.Id, Ad: m.GorunenAd },
              telefon: m.GSM ?? m.Telefon,
              ProjeId: m.ProjeIdler.length === 1 ? m.ProjeIdler[0]! : null,
            }}
          />
          <Yetkililer musteriId={m.Id} />
          <MusteriLisanslari musteriId={m.Id} />
          {maliGorur && <MusteriCarisi musteri={{ Id: m.Id, Ad: m.GorunenAd }} />}
          {teklifGorur && <MusteriTeklifleri musteri={{ Id: m.Id, Ad: m.GorunenAd }} />}
          {acar(SAYFA.ziyaret[0]) && <MusteriZiyaretleri musteri={{ Id: m.Id, Ad: m.GorunenAd }} />}
          <MusteriBaglantilari musteri={{ Id: m.Id, Ad: m.GorunenAd }} />
          <MusteriEgitimleri musteri={{ Id: m.Id, Ad: m.GorunenAd }} />
          <DosyaAlani Nesne="musteri" NesneId={m.Id} />
          <Panel title="Zaman Çizelgesi" icon={<IconHistory />}>
            <MusteriZaman musteriId={m.Id} />
          </Panel>
        </div>
        <div className={css.yan}>
          <MusteriBilgileri m={m} />
        </div>
      </div>
      <Suspense fallback={null}>
        {kartlar && <KartvizitlerDialog musteri={{ Id: m.Id, Ad: m.GorunenAd }} onClose={() => setKartlar(false)} />}
        {anket && <AnketGonderDialog musteri={{ Id: m.Id, Ad: m.GorunenAd }} onClose={() => setAnket(false)} />}
        {birlestir && <BirlestirDialog kart={m} onClose={() => setBirlestir(false)} />}
        {duzenle && <MusteriDialog kart={m} onClose={() => setDuzenle(false)} />}
        {Number.isInteger(demoNo) && demoNo > 0 && (
          <DemoDialog Id={demoNo} onClose={() => setAdres({ id: String(Id) }, { replace: true })} />
        )}
        {demo && (
          <DemoDialog
            Id={0}
            musteri={{ Id: m.Id, Ad: m.GorunenAd, ProjeId: m.ProjeIdler.length === 1 ? m.ProjeIdler[0]! : null }}
            onClose={() => setDemo(false)}
          />
        )}
      </Suspense>
    </>
  );
}
