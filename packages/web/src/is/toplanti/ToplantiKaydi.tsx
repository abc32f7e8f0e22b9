import {
  DAVET_DURUMLARI,
  type DavetYaniti,
  duzenler,
  erkenSozu,
  kisiSayisi,
  maliyeti,
  sureYazisi,
  TOPLANTI_SURECI,
  toplantiAcik,
  type ToplantiDurumu,
  tutanakAcik,
  YANITLAR,
} from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarti, ToplantiKatilimcisi } from '@masabasi/core/is/toplanti/satirlar';
import { TEKRARLAR } from '@masabasi/core/is/toplanti/tekrar';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulSaati, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Text } from '@mantine/core';
import IconExternalLink from '~icons/tabler/external-link';
import IconPrinter from '~icons/tabler/printer';
import { lazy, Suspense, useState } from 'react';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { gecisIsleri } from '../../platform/hareket/gecisIsleri.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { usePostaSozu } from '../../platform/posta/postaSozu.ts';
import { useBen, useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { type RecordFact, type RecordPeek, RecordView } from '../../ui/RecordView.tsx';
import { RecordTabs } from '../../ui/RecordTabs.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { ToplantiEkleri } from './ToplantiEkleri.tsx';
import { ToplantiGundemi } from './ToplantiGundemi.tsx';
import { ToplantiKararlari } from './ToplantiKararlari.tsx';
import { ToplantiKatilimcilari } from './ToplantiKatilimcilari.tsx';

const ToplantiDialog = onDemand(() => import('./ToplantiDialog.tsx'));
const ToplantiIptalDialog = onDemand(() => import('./ToplantiIptalDialog.tsx'));
const ToplantiBitirDialog = onDemand(() => import('./ToplantiBitirDialog.tsx'));
const ToplantiEkDialog = onDemand(() => import('./ToplantiEkDialog.tsx'));
const TutanakAlani = lazy(() => import('../tutanak/TutanakAlani.tsx'));

export interface ToplantiKaydiProps {
  readonly Id: number;
  /** Opens another meeting in the same place. */
  readonly onAc: (Id: number) => void;
  /** Absent: the meeting is the page. */
  readonly peek?: RecordPeek;
}

const YANIT_SOZU: Readonly<Record<DavetYaniti, string>> = {
  katilacak: 'Katılacağım',
  belki: 'Belki',
  katilmayacak: 'Katılmayacağım',
};

/** The person's own answer, with the buttons to change it. */
function Yanitim({ t }: { t: ToplantiKarti }) {
  const yanitla = useAction(oda.toplantiYanitla);
  if (t.Yanitim === null || (t.DurumAnahtar !== 'planlandi' && t.DurumAnahtar !== 'yapiliyor')) return null;
  return (
    <Flex
      wrap="wrap"
      gap={8}
      align="center"
      py={10}
      px={12}
      bg="var(--surface-2)"
      className="card"
      role="group"
      aria-label="Davet yanıtınız"
    >
      <Text span flex="1 1 160px">
        {t.Yanitim === 'bekliyor' ? 'Katılıyor musunuz?' : `Yanıtınız: ${DAVET_DURUMLARI[t.Yanitim]}`}
      </Text>
      {YANITLAR.map((Yanit) => (
        <Button
          key={Yanit}
          size="compact-sm"
          variant={t.Yanitim === Yanit ? 'filled' : 'default'}
          aria-pressed={t.Yanitim === Yanit}
          loading={yanitla.isPending && yanitla.variables.Yanit === Yanit}
          onClick={() => yanitla.mutate({ Id: t.Id, Yanit })}
        >
          {YANIT_SOZU[Yanit]}
        </Button>
      ))}
    </Flex>
  );
}

/** Opens the online room. */
function OdayaKatil({ Id }: { readonly Id: number }) {
  const ac = useAction(oda.getSeeLink, {
    onSuccess: ({ link }) => void window.open(link, '_blank', 'noopener,noreferrer'),
  });
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'flex-start' }}
      leftSection={<IconExternalLink size={16} aria-hidden />}
      loading={ac.isPending}
      onClick={() => ac.mutate({ dr: { Id, Tur: 'oda' } })}
    >
      Çevrim İçi Toplantıya Katıl
    </Button>
  );
}

const bilgileri = (t: ToplantiKarti, katilimcilar: readonly ToplantiKatilimcisi[]): readonly RecordFact[] => {
  const kisi = kisiSayisi(katilimcilar, t.DuzenleyenId);
  return [
    ['Tür', t.ToplantiTur],
    ['Oda', [t.Oda, t.OdaErisim].filter(Boolean).join(' · ')],
    ['Yer', t.Yer],
    ['Düzenleyen', t.Duzenleyen],
    ['Raportör', t.Raportor],
    ['Ürün', t.Proje],
    [
      'Müşteri',
      t.MusteriId !== null && t.Musteri !== null && <MusteriBagi key="musteri" Id={t.MusteriId} ad={t.Musteri} />,
    ],
    ['Çalışma Süresi', `${sureYazisi(maliyeti(kisi, t.Sure))} (${kisi} kişi × ${sureYazisi(t.Sure)})`],
    ['Tekrar', t.TekrarKural !== null && TEKRARLAR[t.TekrarKural]],
    ['İptal Nedeni', t.IptalNedeni],
    [
      'Onay',
      t.OnayZamani !== null && `${t.Onaylayan ?? ''}, ${zamanYaz(t.OnayZamani)} · ${t.OnayImzasi?.slice(0, 16) ?? ''}`,
    ],
  ];
};

const PDF_SIMGESI = <IconPrinter size={16} />;

type Acik = 'duzenle' | 'iptal' | 'bitir' | 'ek' | null;

const SORULAR: Partial<
  Record<ToplantiDurumu, { readonly baslik: string; readonly metin: string; readonly onay: string }>
> = {
  planlandi: { baslik: 'Davet Et', metin: 'Katılımcıların hepsine davet gönderilir.', onay: 'Davet Et' },
  onayli: {
    baslik: 'Tutanağı Onayla',
    metin: 'Onaylanan tutanak ve kararlar değişmez; sonradan yalnız imzalı ek yazılır.',
    onay: 'Tutanağı Onayla',
  },
};

/** A meeting: its agenda, participants, minutes and decisions, and the acts on it: over its list or on its own page. */
export default function ToplantiKaydi({ Id, onAc, peek }: ToplantiKaydiProps) {
  const detay = useEndpoint(oda.getToplantiDetay, { Id }, { refetchOnMount: 'always' });
  const ben = useKullanici();
  const { acar } = useBen();
  const yaz = useHakkindaYaz('toplanti', Id);
  useAcildi('toplanti', Id);
  const postaSozu = usePostaSozu();
  const yonetir = useYetkiVar(YETKI.toplantiYonet);
  const [sekme, setSekme] = useState('gundem');
  const [acik, setAcik] = useState<Acik>(null);
  const durum = useAction(oda.toplantiDurumGuncelle, {
    onSuccess: (_cevap, { Durum }) =>
      bildir(Durum === 'planlandi' ? postaSozu('Davetler') : { baslik: 'Toplantının durumu değişti', tur: 'success' }),
  });
  const yazdir = useAction(oda.print_toplanti, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  const kart = detay.data?.toplanti;
  const cagiran = { Id: ben.Id, yonetir };
  const gec = async (Durum: ToplantiDurumu) => {
    if (kart === undefined) return;
    if (Durum === 'iptal' || (Durum === 'yapildi' && kart.Katilimci > 0)) {
      setAcik(Durum === 'iptal' ? 'iptal' : 'bitir');
      return;
    }
    const erken = Durum === 'yapiliyor' ? erkenSozu(kart, simdi()) : null;
    const soru =
      erken === null
        ? SORULAR[Durum]
        : { baslik: 'Gününden Önce Başlat', metin: `${erken} Yine de başlatılsın mı?`, onay: 'Yine de Başlat' };
    if (soru === undefined || (await onayla(soru))) {
      durum.mutate({ Id, Surum: kart.Surum, Durum, erkenGordum: erken !== null });
      if (Durum === 'yapiliyor') setSekme('tutanak');
    }
  };
  const kapat = () => setAcik(null);
  const adimlari = (t: ToplantiKarti) =>
    gecisIsleri(TOPLANTI_SURECI, t, cagiran, {
      onSec: (nereye) => void gec(nereye),
      tehlikeli: 'iptal',
      mesgul: durum.isPending,
    });
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Toplantı"
      title={({ toplanti: t }) => `${t.No}: ${t.Konu}`}
      rows={10}
      address={acar(SAYFA.toplanti[0]) ? kayitYolu(SAYFA.toplanti[0], Id) : null}
      peek={peek}
      renderState={({ toplanti: t }) => <RenkliAd renk={t.DurumRenk} ad={t.Durum} />}
      figures={({ toplanti: t }) => [
        { label: 'Zaman', value: `${zamanYaz(t.Baslama_Zamani)}–${istanbulSaati(t.Bitis_Zamani)}` },
        { label: 'Katılımcı', value: `${t.Katilimci} kişi, ${t.Katilacak} kişi katılacak` },
      ]}
      next={({ toplanti: t }) => adimlari(t).siradaki}
      acts={({ toplanti: t }) => [
        ...(duzenler(t, cagiran) && toplantiAcik(t.DurumAnahtar)
          ? [{ label: 'Düzenle', busy: durum.isPending, onClick: () => setAcik('duzenle') }]
          : []),
        ...(!toplantiAcik(t.DurumAnahtar) && t.DurumAnahtar !== 'iptal'
          ? [
              {
                label: 'Tutanak PDF',
                icon: PDF_SIMGESI,
                busy: yazdir.isPending,
                onClick: () => yazdir.mutate({ Id }),
              },
            ]
          : []),
        ...yaz,
        ...adimlari(t).isler,
      ]}
      facts={({ toplanti: t, katilimcilist }) => bilgileri(t, katilimcilist)}
      renderWindows={({ toplanti: t, katilimcilist }) => (
        <>
          {acik === 'duzenle' && <ToplantiDialog kart={t} katilimcilar={katilimcilist} onClose={kapat} />}
          {acik === 'iptal' && <ToplantiIptalDialog t={t} onClose={kapat} />}
          {acik === 'bitir' && <ToplantiBitirDialog t={t} katilimcilar={katilimcilist} onClose={kapat} />}
          {acik === 'ek' && <ToplantiEkDialog t={t} onClose={kapat} />}
        </>
      )}
    >
      {({ toplanti, katilimcilist, hareketlist, kararlist, acikKararlar, ekler }) => (
        <>
          <Yanitim t={toplanti} />
          {toplanti.Link !== null && <OdayaKatil Id={Id} />}
          <RecordTabs
            label="Toplantı"
            value={sekme}
            onChange={setSekme}
            tabs={[
              {
                value: 'gundem',
                label: 'Gündem',
                quantity: toplanti.Gundem.length > 0 ? String(toplanti.Gundem.length) : undefined,
                content: <ToplantiGundemi t={toplanti} acikKararlar={acikKararlar} onAc={onAc} />,
              },
              {
                value: 'katilimcilar',
                label: 'Katılımcılar',
                quantity: String(toplanti.Katilimci),
                content: <ToplantiKatilimcilari t={toplanti} cagiran={cagiran} katilimcilar={katilimcilist} />,
              },
              {
                value: 'kararlar',
                label: 'Kararlar',
                quantity: kararlist.length > 0 ? String(kararlist.length) : undefined,
                content: <ToplantiKararlari t={toplanti} cagiran={cagiran} kararlar={kararlist} onAc={onAc} />,
              },
              {
                value: 'tutanak',
                label: 'Tutanak',
                content: (
                  <>
                    {toplanti.DurumAnahtar === 'taslak' ? (
                      <Text c="dimmed">Tutanak, toplantıya davet edilince yazılır.</Text>
                    ) : (
                      <Suspense fallback={<SkeletonRows rows={8} />}>
                        <TutanakAlani ToplantiId={Id} kilitli={!tutanakAcik(toplanti.DurumAnahtar)} />
                      </Suspense>
                    )}
                    {toplanti.DurumAnahtar === 'onayli' && <ToplantiEkleri ekler={ekler} onYaz={() => setAcik('ek')} />}
                  </>
                ),
              },
              { value: 'dosya', label: 'Dosya', content: <DosyaAlani Nesne="toplanti" NesneId={Id} /> },
              { value: 'gecmis', label: 'Geçmiş', content: <Gecmis rows={hareketlist.map(hareketSatiri)} /> },
            ]}
          />
        </>
      )}
    </RecordView>
  );
}
