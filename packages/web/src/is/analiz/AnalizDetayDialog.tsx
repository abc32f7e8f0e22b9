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
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { analiz as oda } from '../../calls/analiz.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { bildir } from '../../ui/Toast.tsx';
import css from './AnalizDetayDialog.module.css';
import { AnalizYolu } from '../../pazarlama/yol/AnalizYolu.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { AnalizKaynaklari } from './AnalizKaynaklari.tsx';

const AnalizDialog = lazy(() => import('./AnalizDialog.tsx'));
const AnalizDurumDialog = lazy(() => import('./AnalizDurumDialog.tsx'));
const AnalizNotDialog = lazy(() => import('./AnalizNotDialog.tsx'));
const GorevDialog = lazy(() => import('../gorev/GorevDialog.tsx'));
const AnalizSurumleriDialog = lazy(() => import('./AnalizSurumleriDialog.tsx'));

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
    <section aria-label={baslik}>
      <h3 className={css.baslik}>{baslik}</h3>
      {metin === '' ? <p className={css.yok}>Yazılmamış.</p> : <p className={css.metin}>{metin}</p>}
    </section>
  );
}

/** The decisions on an analysis that waits for acceptance, and the people who may decide. */
function KabulPaneli({ a, ben, onSec }: { a: AnalizKarti; ben: AnalizCagirani; onSec: (d: AnalizDurumu) => void }) {
  const eksik = eksikleri(a);
  return (
    <section aria-label="Kabul" className={css.panel}>
      <h3 className={css.baslik}>Kabul</h3>
      <p className={css.yok}>
        {ben.kabulVerir
          ? `${a.Isteyen} müşteri istedi, efor ${a.Efor === null ? 'yazılmamış' : `${sayiYaz(a.Efor)} saat`}.`
          : 'Kabul yetkisi olan birinin kararını bekliyor.'}
        {eksik.length > 0 && ` Eksik: ${eksik.join(', ')}.`}
      </p>
      {ben.kabulVerir && (
        <div className={css.dugmeler}>
          <GecisDugmeleri surec={KARAR_SURECI} kayit={a} cagiran={ben} asil="kabul" tehlikeli="red" onSec={onSec} />
        </div>
      )}
    </section>
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
    onSuccess: () => bildir({ baslik: 'Durum geri alındı', tur: 'success', sure: 2000 }),
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
    onSuccess: () => bildir({ baslik: 'Analizi üstlendiniz', tur: 'success', sure: 2000 }),
  });
  const a = detay.data?.analiz;
  const kapat = () => setAcik(null);
  const sec = (nereye: AnalizDurumu) => {
    if (a && (nereye === 'analizde' || nereye === 'kabulbekliyor'))
      durum.mutate({ Id, Surum: a.Surum, YeniDurum: nereye });
    else setAcik(nereye);
  };
  const mesgul = durum.isPending || ustlen.isPending;
  const okumasi = (detay.data?.hareketlist ?? []).filter((h) => h.Okuma).length;
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={a ? `${a.No}: ${a.Baslik}` : 'Analiz'}
        width={960}
        readOnly
        footer={
          <>
            <Button variant="default" onClick={onClose}>
              Kapat
            </Button>
            {a && <HakkindaYaz Nesne="analiz" Id={a.Id} />}
            {a && (
              <Button variant="default" onClick={() => setAcik('not')}>
                Not Yaz
              </Button>
            )}
            {/* A form that opened with the old card would be refused, as if another person had saved. */}
            {a && analiziYazar(a, ben) && (
              <Button variant="default" disabled={mesgul} onClick={() => setAcik('duzenle')}>
                Düzenle
              </Button>
            )}
            {a && a.AnalistId === null && a.DurumAnahtar === 'analizbekliyor' && (
              <Button variant="default" loading={mesgul} onClick={() => ustlen.mutate({ Id })}>
                Üstlen
              </Button>
            )}
            {a && ben.isYonetir && islenir(a.DurumAnahtar) && (
              <Button
                variant={a.DurumAnahtar === 'planlandi' ? 'default' : 'filled'}
                disabled={mesgul}
                onClick={() => setAcik('gorev')}
              >
                {a.DurumAnahtar === 'planlandi' ? 'İş Ekle' : 'Göreve Dönüştür'}
              </Button>
            )}
            {a && (
              <GecisDugmeleri
                surec={YOL_SURECI}
                kayit={a}
                cagiran={ben}
                asil={SIRADAKI[a.DurumAnahtar]}
                tehlikeli="iptal"
                mesgul={mesgul}
                onSec={sec}
              />
            )}
          </>
        }
      >
        <Read of={detay} rows={8}>
          {({ analiz, kaynaklar, benzerler, hareketlist }) => (
            <div className={css.icerik}>
              {analiz.DurumAnahtar === 'kabulbekliyor' && <KabulPaneli a={analiz} ben={ben} onSec={sec} />}
              <AnalizYolu a={analiz} />
              <Bilgiler a={analiz} />
              <Metin baslik="İhtiyaç" metin={analiz.Ihtiyac} />
              <Metin baslik="Çözüm Önerisi" metin={analiz.CozumOnerisi} />
              <section aria-label="Kabul kriterleri">
                <h3 className={css.baslik}>Kabul Kriterleri</h3>
                {analiz.Kriterler.length === 0 ? (
                  <p className={css.yok}>Yazılmamış.</p>
                ) : (
                  <ol className={css.kriterler}>
                    {analiz.Kriterler.map((k) => (
                      <li key={k.Id}>{k.Metin}</li>
                    ))}
                  </ol>
                )}
              </section>
              <AnalizKaynaklari a={analiz} kaynaklar={kaynaklar} />
              {benzerler.length > 0 && (
                <section aria-label="Benzer analizler">
                  <h3 className={css.baslik}>Benzer Analizler</h3>
                  <ul className={css.liste}>
                    {benzerler.map((b) => (
                      <li key={b.Id} className={css.satir}>
                        <Button variant="subtle" size="compact-sm" onClick={() => onAc(b.Id)}>
                          {b.No}
                        </Button>
                        <span className={css.ana}>
                          {b.Baslik}
                          <span className={css.soluk}>{` · ${b.Proje} · ${b.Neden}`}</span>
                        </span>
                        <RenkliAd renk={b.DurumRenk} ad={b.Durum} />
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <DosyaAlani Nesne="analiz" NesneId={Id} />
              <section aria-label="Geçmiş">
                <h3 className={css.baslik}>Geçmiş</h3>
                {okumasi > 1 && (
                  <Button variant="default" size="compact-sm" onClick={() => setAcik('surumler')}>
                    Değişenleri Karşılaştır
                  </Button>
                )}
                <Gecmis
                  label="Analizin geçmişi"
                  rows={hareketlist.map((h) => ({
                    key: h.Id,
                    zaman: h.Zaman,
                    baslik: h.Baslik || ((ANALIZ_HAREKETLERI.turler as Record<string, string>)[h.Tur] ?? h.Tur),
                    kisi: h.Kisi,
                    aciklama: h.Aciklama,
                  }))}
                  empty="Henüz bir şey olmadı."
                />
              </section>
            </div>
          )}
        </Read>
      </Dialog>
      <Suspense fallback={null}>
        {a && acik === 'duzenle' && <AnalizDialog kart={a} onClose={kapat} />}
        {a && acik === 'not' && <AnalizNotDialog a={a} onClose={kapat} />}
        {a && acik === 'surumler' && <AnalizSurumleriDialog a={a} onClose={kapat} />}
        {a && acik === 'gorev' && <GorevDialog analiz={a} onClose={kapat} />}
        {a && acik !== null && !pencereMi(acik) && <AnalizDurumDialog a={a} nereye={acik} onClose={kapat} />}
      </Suspense>
    </>
  );
}
