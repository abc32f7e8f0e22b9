import {
  ANALIZ_HAREKETLERI,
  ANALIZ_SURECI,
  type AnalizCagirani,
  type AnalizDurumu,
  analiziYazar,
  eksikleri,
  kararMi,
} from '@masabasi/core/is/analiz/rules';
import type { AnalizKarti } from '@masabasi/core/is/analiz/satirlar';
import { cikislar } from '@masabasi/core/platform/process/surec';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Text } from '@mantine/core';
import { use, useState } from 'react';
import { analiz as oda } from '../../calls/analiz.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { gecisIsleri } from '../../platform/hareket/gecisIsleri.ts';
import { Gecmis, hareketAdi, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { useBen, useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import {
  type RecordAct,
  type RecordFact,
  type RecordFigure,
  type RecordPeek,
  RecordView,
} from '../../ui/RecordView.tsx';
import { HeadingLevel, Section } from '../../ui/Section.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { AnalizYolu } from '../../pazarlama/yol/AnalizYolu.tsx';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { AnalizKaynaklari } from './AnalizKaynaklari.tsx';

const AnalizDialog = onDemand(() => import('./AnalizDialog.tsx'));
const AnalizDurumDialog = onDemand(() => import('./AnalizDurumDialog.tsx'));
const AnalizNotDialog = onDemand(() => import('./AnalizNotDialog.tsx'));
const GorevDialog = onDemand(() => import('../gorev/GorevDialog.tsx'));
const AnalizSurumleriDialog = onDemand(() => import('./AnalizSurumleriDialog.tsx'));

export interface AnalizKaydiProps {
  readonly Id: number;
  /** Opens another analysis in the same place. */
  readonly onAc: (Id: number) => void;
  /** Absent: the analysis is the page. */
  readonly peek?: RecordPeek;
}

/** The acceptance panel shows the decisions, so they are left out of the other steps. */
const KARAR_SURECI = { ...ANALIZ_SURECI, gecisler: ANALIZ_SURECI.gecisler.filter((g) => kararMi(g.nereye)) };
const YOL_SURECI = { ...ANALIZ_SURECI, gecisler: ANALIZ_SURECI.gecisler.filter((g) => !kararMi(g.nereye)) };
const PENCERELER = ['duzenle', 'not', 'surumler', 'gorev'] as const;
type Pencere = (typeof PENCERELER)[number];
const pencereMi = (acik: Pencere | AnalizDurumu): acik is Pencere => (PENCERELER as readonly string[]).includes(acik);
/** True when tasks can be made of an analysis in this state. */
const islenir = (durum: AnalizDurumu): boolean => durum === 'kabul' || durum === 'sartli' || durum === 'planlandi';
/** The usual next state, for the main button. */
const SIRADAKI: Partial<Record<AnalizDurumu, AnalizDurumu>> = {
  analizbekliyor: 'analizde',
  revize: 'analizde',
  analizde: 'kabulbekliyor',
  ertelendi: 'kabulbekliyor',
};

const rakamlari = (a: AnalizKarti): readonly RecordFigure[] => [
  { label: 'İsteyen', value: `${sayiYaz(a.Isteyen)} müşteri` },
  { label: 'Efor', value: a.Efor === null ? 'Yazılmamış' : `${sayiYaz(a.Efor)} saat` },
  { label: 'Analist', value: a.Analist ?? 'Üstlenilmedi' },
];

const bilgileri = (a: AnalizKarti): readonly RecordFact[] => [
  ['Ürün', [a.Proje, a.Konu].filter(Boolean).join(', ')],
  ['Aciliyet', <RenkliAd key="aciliyet" renk={a.AciliyetRenk} ad={a.Aciliyet} />],
  ['Tür', a.AnalizTur],
  ['Gereksinim Kaynağı', a.GereksinimKaynak],
  ['Yetkili Kişi', a.YetkiliKisi],
  ['Hedef Versiyon', a.HedefVersiyon],
  ['Açan', `${a.Acan}, ${zamanYaz(a.AcilisZamani)}`],
  ['Karar Veren', a.KabulEden !== null && a.KabulZamani !== null && `${a.KabulEden}, ${zamanYaz(a.KabulZamani)}`],
  ['Ertelenen Gün', a.ErtelenenGun !== null && tarihYaz(a.ErtelenenGun)],
  ['Karar Açıklaması', a.KabulAciklama],
];

function Metin({ baslik, metin }: { readonly baslik: string; readonly metin: string }) {
  return (
    <Section title={baslik}>
      {metin === '' ? <Text c="dimmed">Yazılmamış.</Text> : <Text className="typed">{metin}</Text>}
    </Section>
  );
}

/** The decisions on an analysis that waits for acceptance, and the people who may decide. */
function KabulPaneli({ a, ben, onSec }: { a: AnalizKarti; ben: AnalizCagirani; onSec: (d: AnalizDurumu) => void }) {
  const eksik = eksikleri(a);
  return (
    <Flex
      component="section"
      direction="column"
      gap={12}
      p={16}
      bg="var(--surface-2)"
      className="card"
      aria-label="Kabul"
    >
      <Text component={`h${use(HeadingLevel)}`} fz={14} fw={600}>
        Kabul
      </Text>
      <Text c="dimmed">
        {ben.kabulVerir
          ? `${a.Isteyen} müşteri istedi, efor ${a.Efor === null ? 'yazılmamış' : `${sayiYaz(a.Efor)} saat`}.`
          : 'Kabul yetkisi olan birinin kararını bekliyor.'}
        {eksik.length > 0 && ` Eksik: ${eksik.join(', ')}.`}
      </Text>
      {ben.kabulVerir && (
        <Flex gap={8} wrap="wrap">
          <GecisDugmeleri surec={KARAR_SURECI} kayit={a} cagiran={ben} asil="kabul" tehlikeli="red" onSec={onSec} />
        </Flex>
      )}
    </Flex>
  );
}

/** An analysis with its sources, similar analyses, history and possible acts: over its list or on its own page. */
export default function AnalizKaydi({ Id, onAc, peek }: AnalizKaydiProps) {
  const detay = useEndpoint(oda.analizDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<Pencere | AnalizDurumu | null>(null);
  const kullanici = useKullanici();
  const { acar } = useBen();
  const yaz = useHakkindaYaz('analiz', Id);
  useAcildi('analiz', Id);
  const ben: AnalizCagirani = {
    Id: kullanici.Id,
    kabulVerir: useYetkiVar(YETKI.kabulVer),
    isYonetir: useYetkiVar(YETKI.isYonet),
  };
  const geriAl = useAction(oda.analizDurumGeriAl, {
    onSuccess: () => bildir({ baslik: 'Durum geri alındı', tur: 'success' }),
  });
  const durum = useAction(oda.analizDurumGuncelle, {
    onSuccess: (c) =>
      bildir({
        baslik: 'Analizin durumu değişti',
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id: c.Id, Surum: c.Surum }) },
      }),
  });
  const ustlen = useAction(oda.analizUstlen, {
    onSuccess: () => bildir({ baslik: 'Analizi üstlendiniz', tur: 'success' }),
  });
  const kapat = () => setAcik(null);
  const sec = (nereye: AnalizDurumu) => {
    const Surum = detay.data?.analiz.Surum;
    if (Surum !== undefined && (nereye === 'analizde' || nereye === 'kabulbekliyor'))
      durum.mutate({ Id, Surum, YeniDurum: nereye });
    else setAcik(nereye);
  };
  const mesgul = durum.isPending || ustlen.isPending;
  const adimlari = (a: AnalizKarti) => {
    const { isler } = gecisIsleri(YOL_SURECI, a, ben, { onSec: sec, tehlikeli: 'iptal', mesgul });
    const siradakiAd = cikislar(YOL_SURECI, a.DurumAnahtar).find((c) => c.nereye === SIRADAKI[a.DurumAnahtar])?.ad;
    const gorev: RecordAct = {
      label: a.DurumAnahtar === 'planlandi' ? 'İş Ekle' : 'İşe Dönüştür',
      busy: mesgul,
      onClick: () => setAcik('gorev'),
    };
    const islenebilir = ben.isYonetir && islenir(a.DurumAnahtar);
    return {
      isler: [...(islenebilir ? [gorev] : []), ...isler],
      siradaki:
        islenebilir && a.DurumAnahtar !== 'planlandi' ? gorev : (isler.find((is) => is.label === siradakiAd) ?? null),
    };
  };
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Analiz"
      title={({ analiz: a }) => `${a.No}: ${a.Baslik}`}
      address={acar(SAYFA.analiz[0]) ? kayitYolu(SAYFA.analiz[0], Id) : null}
      peek={peek}
      renderState={({ analiz: a }) => <RenkliAd renk={a.DurumRenk} ad={a.Durum} />}
      figures={({ analiz: a }) => rakamlari(a)}
      next={({ analiz: a }) => adimlari(a).siradaki}
      acts={({ analiz: a }) => [
        // A form that opened with the old card would be refused, as if another person had saved.
        ...(analiziYazar(a, ben) ? [{ label: 'Düzenle', busy: mesgul, onClick: () => setAcik('duzenle') }] : []),
        { label: 'Not Yaz', onClick: () => setAcik('not') },
        ...(a.AnalistId === null && a.DurumAnahtar === 'analizbekliyor'
          ? [{ label: 'Üstlen', busy: mesgul, onClick: () => ustlen.mutate({ Id }) }]
          : []),
        ...adimlari(a).isler,
        ...yaz,
      ]}
      facts={({ analiz: a }) => bilgileri(a)}
      files={<DosyaAlani Nesne="analiz" NesneId={Id} />}
      renderHistory={({ hareketlist }) => (
        <>
          {hareketlist.filter((h) => h.Okuma).length > 1 && (
            <Button variant="default" size="compact-sm" onClick={() => setAcik('surumler')}>
              Değişenleri Karşılaştır
            </Button>
          )}
          <Gecmis
            label="Analizin geçmişi"
            rows={hareketlist.map((h) => ({
              ...hareketSatiri(h),
              baslik: h.Baslik || hareketAdi(ANALIZ_HAREKETLERI, h.Tur),
            }))}
            empty="Henüz bir şey olmadı."
          />
        </>
      )}
      renderWindows={({ analiz: a }) => (
        <>
          {acik === 'duzenle' && <AnalizDialog kart={a} onClose={kapat} />}
          {acik === 'not' && <AnalizNotDialog a={a} onClose={kapat} />}
          {acik === 'surumler' && <AnalizSurumleriDialog a={a} onClose={kapat} />}
          {acik === 'gorev' && <GorevDialog analiz={a} onClose={kapat} />}
          {acik !== null && !pencereMi(acik) && <AnalizDurumDialog a={a} nereye={acik} onClose={kapat} />}
        </>
      )}
    >
      {({ analiz, kaynaklar, benzerler }) => (
        <>
          {analiz.DurumAnahtar === 'kabulbekliyor' && <KabulPaneli a={analiz} ben={ben} onSec={sec} />}
          <AnalizYolu a={analiz} />
          <Metin baslik="İhtiyaç" metin={analiz.Ihtiyac} />
          <Metin baslik="Çözüm Önerisi" metin={analiz.CozumOnerisi} />
          <Section title="Kabul Kriterleri" label="Kabul kriterleri">
            {analiz.Kriterler.length === 0 ? (
              <Text c="dimmed">Yazılmamış.</Text>
            ) : (
              <Flex component="ol" direction="column" gap={4} m={0} ps={20}>
                {analiz.Kriterler.map((k) => (
                  <li key={k.Id}>{k.Metin}</li>
                ))}
              </Flex>
            )}
          </Section>
          <AnalizKaynaklari a={analiz} kaynaklar={kaynaklar} />
          {benzerler.length > 0 && (
            <Section title="Benzer Analizler" label="Benzer analizler">
              <PlainList gap={8}>
                {benzerler.map((b) => (
                  <Flex key={b.Id} component="li" gap="4px 12px" wrap="wrap" align="center">
                    <RecordLink to={kayitYolu(SAYFA.analiz[0], b.Id)} onOpen={() => onAc(b.Id)}>
                      {b.No}
                    </RecordLink>
                    <Text span flex="1 1 220px" miw={0} className="anywhere">
                      {b.Baslik}
                      <Text span fz={13} c="dimmed">{` · ${b.Proje} · ${b.Neden}`}</Text>
                    </Text>
                    <RenkliAd renk={b.DurumRenk} ad={b.Durum} />
                  </Flex>
                ))}
              </PlainList>
            </Section>
          )}
        </>
      )}
    </RecordView>
  );
}
