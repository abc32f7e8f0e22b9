import type { LisansSatiri } from '@masabasi/core/lisans/contract';
import { MUSTERI_TIPLERI } from '@masabasi/core/musteri/alanlar';
import { musteri as oda, type MusteriKarti } from '@masabasi/core/musteri/contract';
import { GIZLI_ALAN_ADLARI, type GizliAlan, telefonYaz } from '@masabasi/core/kimlik';
import { tarihYaz, zamanYaz } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button } from '@mantine/core';
import {
  IconArrowMerge,
  IconBuildingBank,
  IconHistory,
  IconId,
  IconNotes,
  IconPackage,
  IconPencil,
  IconPhone,
  IconTrash,
} from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useAction, useEndpoint } from '../api.ts';
import { read } from '../cagri.ts';
import { useMusteriLisanslari } from '../musteriLisanslari.ts';
import { MusteriLisanslari } from '../lisans/MusteriLisanslari.tsx';
import { useYetkiVar } from '../oturum.ts';
import { CardGrid, CardLoading, CardPage } from '../ui/CardPage.tsx';
import { onayla } from '../ui/Confirm.tsx';
import { Field, Fields } from '../ui/Fields.tsx';
import { MaskedValue } from '../ui/MaskedValue.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { bildir } from '../ui/Toast.tsx';
import { acildi } from '../sonAcilan.ts';
import css from './MusteriDetayPage.module.css';
import { MusteriDurumEtiketi } from './MusteriDurumEtiketi.tsx';
import { MusteriZaman } from './MusteriZaman.tsx';

const BirlestirDialog = lazy(() => import('../birlestirme/BirlestirDialog.tsx'));
const Birlesmeler = lazy(() => import('../birlestirme/Birlesmeler.tsx'));
const DemoDialog = lazy(() => import('../demo/DemoDialog.tsx'));
const MusteriDialog = lazy(() => import('./MusteriDialog.tsx'));

const BASLIK = 'Müşteri Kartı';
const BELIRSIZ = {
  title: 'Hangi müşterinin kartı olduğu belli değil.',
  text: 'Müşteri listesinden birini seçiniz.',
  list: 'Müşteri Listesi',
  path: '/tanimlar/musteri/liste',
};
const tarih = (t: string | null) => (t === null ? null : tarihYaz(t));
const telefon = (no: string | null) => no && <a href={`tel:${no}`}>{telefonYaz(no)}</a>;

/** The nearest end of what is valid today. */
const siradakiBitis = (lisanslar: readonly LisansSatiri[]): string | undefined =>
  lisanslar
    .flatMap((l) => (l.BitisTarihi !== null && (l.Durum === 'Aktif' || l.Durum === 'Demo') ? [l.BitisTarihi] : []))
    .toSorted()[0];

/** The card of the customer in `?id=`. */
export default function MusteriDetayPage() {
  const [ayar] = useSearchParams();
  return (
    <CardPage title={BASLIK} id={ayar.get('id')} missing={BELIRSIZ} onOpen={(Id) => acildi('musteri', Id)}>
      {(Id) => <Kart key={Id} Id={Id} />}
    </CardPage>
  );
}

const ACIK_YAZ: Record<GizliAlan, (s: string) => string> = {
  TCKimlikNo: (s) => s,
  DogumTarihi: tarihYaz,
  Iban: (s) => s.replace(/(.{4})(?=.)/g, '$1 '),
};

function Bilgiler({ m }: { m: MusteriKarti }) {
  const [bosluDa, setBosluDa] = useState(false);
  const gorebilir = useYetkiVar(YETKI.musteriKimlikGor);
  const ac = async (Alan: GizliAlan) => {
    const { Deger } = await read(oda.musteriKimlikAc, { Id: m.Id, Alan });
    return Deger && ACIK_YAZ[Alan](Deger);
  };
  const gizli = (alan: GizliAlan) => {
    const masked = m[alan];
    return (
      masked && (
        <MaskedValue
          name={GIZLI_ALAN_ADLARI[alan]}
          masked={alan === 'Iban' ? ACIK_YAZ.Iban(masked) : masked}
          reveal={gorebilir ? () => ac(alan) : undefined}
        />
      )
    );
  };
  // What nobody has written down is folded away until it is asked for.
  const alan = (ad: string, deger: ReactNode) =>
    (bosluDa || (deger !== null && deger !== '')) && <Field name={ad}>{deger}</Field>;
  return (
    <CardGrid>
      <Panel
        title="Kimlik"
        icon={<IconId />}
        padded
        actions={
          <Button variant="subtle" aria-pressed={bosluDa} onClick={() => setBosluDa(!bosluDa)}>
            {bosluDa ? 'Boş alanları gizle' : 'Boş alanları göster'}
          </Button>
        }
      >
        <Fields>
          {alan('Tip', MUSTERI_TIPLERI[m.Tip])}
          {alan('T.C. Kimlik No', gizli('TCKimlikNo'))}
          {alan('Vergi No', [m.VKN, m.VergiDairesi].filter(Boolean).join(', '))}
          {alan('Kurum', m.Kurum)}
          {alan('Branş', m.Brans)}
          {m.Tip === 1 && alan('Doğum Tarihi', gizli('DogumTarihi'))}
          {m.Tip === 1 && alan('Cinsiyet', m.Cinsiyet)}
          {m.Tip === 1 && alan('Kan Grubu', m.KanGrubu)}
        </Fields>
      </Panel>
      <Panel title="İletişim" icon={<IconPhone />} padded>
        <Fields>
          {alan('Telefon', telefon(m.Telefon))}
          {alan('GSM', telefon(m.GSM))}
          {alan('E-posta', m.Eposta && <a href={`mailto:${m.Eposta}`}>{m.Eposta}</a>)}
          {alan('İl / İlçe', [m.Il, m.Ilce].filter(Boolean).join(' / '))}
          {alan('Ülke', m.Ulke)}
          {alan('Adres', m.Adres)}
        </Fields>
      </Panel>
      <Panel title="Hesap" icon={<IconBuildingBank />} padded>
        <Fields>
          {alan('Ürünler', m.Projeler.map((p) => p.Ad).join(', '))}
          {alan('Sorumlu', m.Sorumlu)}
          {alan('Bayi', m.Bayi)}
          {alan('Banka', m.Banka)}
          {alan('IBAN', gizli('Iban'))}
          {m.Durum === 'Ayrıldı' && alan('Ayrılma', `${tarih(m.AyrilmaTarihi)}: ${m.AyrilmaNedeni}`)}
          {m.DigerProgram !== null && alan('Diğer Program', m.DigerProgram)}
        </Fields>
      </Panel>
      <Panel title="Notlar" icon={<IconNotes />} padded>
        <p className={css.not}>{m.Notlar || 'Not yok.'}</p>
      </Panel>
      <MusteriLisanslari musteriId={m.Id} />
      <Panel title="Zaman Çizelgesi" icon={<IconHistory />} wide>
        <MusteriZaman musteriId={m.Id} />
      </Panel>
    </CardGrid>
  );
}

function Kart({ Id }: { Id: number }) {
  const git = useNavigate();
  const silebilir = useYetkiVar(YETKI.musteriSil);
  const detay = useEndpoint(oda.musteriDetay, { Id }, { refetchOnMount: 'always' });
  const bitis = siradakiBitis(useMusteriLisanslari(Id).data?.lisanslist ?? []);
  const [duzenle, setDuzenle] = useState(false);
  const [birlestir, setBirlestir] = useState(false);
  const [demo, setDemo] = useState(false);
  const sil = useAction(oda.musteriSil, {
    onSuccess: () => {
      bildir({ baslik: 'Müşteri silindi', tur: 'success' });
      void git('/tanimlar/musteri/liste', { replace: true });
    },
  });
  if (!detay.data) return <CardLoading title={BASLIK} query={detay} />;
  const { musteri: m } = detay.data;
  // It was merged into another.
  if (m.Id !== Id) return <Navigate to={`?id=${m.Id}`} replace />;
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
            {bitis !== undefined && <span>{`Lisans bitişi ${tarihYaz(bitis)}`}</span>}
            <span>
              {`${m.Yazan ?? 'Sistem'}, ${zamanYaz(m.CreateDateTime)}`}
              {m.EditDateTime !== null && ` · son düzenleyen ${m.Duzenleyen}, ${zamanYaz(m.EditDateTime)}`}
            </span>
          </span>
        }
        actions={
          <>
            {silebilir && (
              <Button
                variant="default"
                leftSection={<IconArrowMerge size={16} aria-hidden />}
                onClick={() => setBirlestir(true)}
              >
                Birleştir
              </Button>
            )}
            {silebilir && (
              <Button
                variant="default"
                color="danger"
                leftSection={<IconTrash size={16} aria-hidden />}
                loading={sil.isPending}
                onClick={() => void silSor()}
              >
                Sil
              </Button>
            )}
            <Button variant="default" leftSection={<IconPackage size={16} aria-hidden />} onClick={() => setDemo(true)}>
              Demo Aç
            </Button>
            <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setDuzenle(true)}>
              Düzenle
            </Button>
          </>
        }
      />
      <Suspense fallback={null}>{silebilir && <Birlesmeler musteriId={Id} />}</Suspense>
      <Bilgiler m={m} />
      <Suspense fallback={null}>
        {birlestir && <BirlestirDialog kart={m} onClose={() => setBirlestir(false)} />}
        {duzenle && <MusteriDialog kart={m} onClose={() => setDuzenle(false)} />}
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
