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
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Text } from '@mantine/core';
import { useState } from 'react';
import { analiz as oda } from '../../calls/analiz.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { Gecmis, hareketAdi, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { AnalizYolu } from '../../pazarlama/yol/AnalizYolu.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { AnalizKaynaklari } from './AnalizKaynaklari.tsx';

const AnalizDialog = onDemand(() => import('./AnalizDialog.tsx'));
const AnalizDurumDialog = onDemand(() => import('./AnalizDurumDialog.tsx'));
const AnalizNotDialog = onDemand(() => import('./AnalizNotDialog.tsx'));
const GorevDialog = onDemand(() => import('../gorev/GorevDialog.tsx'));
const AnalizSurumleriDialog = onDemand(() => import('./AnalizSurumleriDialog.tsx'));

export interface AnalizDetayDialogProps {
  readonly Id: number;
  /** Opens the dialog of another analysis. */
  readonly onAc: (Id: number) => void;
  readonly onClose: () => void;
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

function Bilgiler({ a }: { readonly a: AnalizKarti }) {
  return (
    <Fields>
      <Field name="Durum">
        <RenkliAd renk={a.DurumRenk} ad={a.Durum} />
      </Field>
      <Field name="Ürün">{[a.Proje, a.Konu].filter(Boolean).join(', ')}</Field>
      <Field name="Aciliyet">
        <RenkliAd renk={a.AciliyetRenk} ad={a.Aciliyet} />
      </Field>
      <Field name="Tür">{a.AnalizTur}</Field>
      <Field name="Gereksinim Kaynağı">{a.GereksinimKaynak}</Field>
      {a.YetkiliKisi !== null && <Field name="Yetkili Kişi">{a.YetkiliKisi}</Field>}
      <Field name="Analist">{a.Analist ?? 'Üstlenilmedi'}</Field>
      <Field name="Efor">{a.Efor === null ? '' : `${sayiYaz(a.Efor)} saat`}</Field>
      {a.HedefVersiyon !== null && <Field name="Hedef Versiyon">{a.HedefVersiyon}</Field>}
      <Field name="Açan">{`${a.Acan}, ${zamanYaz(a.AcilisZamani)}`}</Field>
      {a.KabulEden !== null && a.KabulZamani !== null && (
        <Field name="Karar Veren">{`${a.KabulEden}, ${zamanYaz(a.KabulZamani)}`}</Field>
      )}
      {a.ErtelenenGun !== null && <Field name="Ertelenen Gün">{tarihYaz(a.ErtelenenGun)}</Field>}
      {a.KabulAciklama !== null && <Field name="Karar Açıklaması">{a.KabulAciklama}</Field>}
    </Fields>
  );
}

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
      <Text component="h3" fz={14} fw={600}>
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

/** An analysis with its sources, similar analyses, history and possible acts. */
export default function AnalizDetayDialog({ Id, onAc, onClose }: AnalizDetayDialogProps) {
  const detay = useEndpoint(oda.analizDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<Pencere | AnalizDurumu | null>(null);
  const kullanici = useKullanici();
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
  return (
    <RecordDialog
      of={detay}
      kind="Analiz"
      title={({ analiz: a }) => `${a.No}: ${a.Baslik}`}
      onClose={onClose}
      renderActs={({ analiz: a }) => (
        <>
          <HakkindaYaz Nesne="analiz" Id={a.Id} />
          <Button variant="default" onClick={() => setAcik('not')}>
            Not Yaz
          </Button>
          {/* A form that opened with the old card would be refused, as if another person had saved. */}
          {analiziYazar(a, ben) && (
            <Button variant="default" disabled={mesgul} onClick={() => setAcik('duzenle')}>
              Düzenle
            </Button>
          )}
          {a.AnalistId === null && a.DurumAnahtar === 'analizbekliyor' && (
            <Button variant="default" loading={mesgul} onClick={() => ustlen.mutate({ Id })}>
              Üstlen
            </Button>
          )}
          {ben.isYonetir && islenir(a.DurumAnahtar) && (
            <Button
              variant={a.DurumAnahtar === 'planlandi' ? 'default' : 'filled'}
              disabled={mesgul}
              onClick={() => setAcik('gorev')}
            >
              {a.DurumAnahtar === 'planlandi' ? 'İş Ekle' : 'Göreve Dönüştür'}
            </Button>
          )}
          <GecisDugmeleri
            surec={YOL_SURECI}
            kayit={a}
            cagiran={ben}
            asil={SIRADAKI[a.DurumAnahtar]}
            tehlikeli="iptal"
            mesgul={mesgul}
            onSec={sec}
          />
        </>
      )}
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
          <Bilgiler a={analiz} />
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
                    <Button variant="subtle" size="compact-sm" onClick={() => onAc(b.Id)}>
                      {b.No}
                    </Button>
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
    </RecordDialog>
  );
}
