import { ADAY_SURECI, adayAcik } from '@masabasi/core/pazarlama/aday/rules';
import type { AdayKarti } from '@masabasi/core/pazarlama/aday/satirlar';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { aday as oda } from '../../calls/aday.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { MusteriOnaylari } from '../../musteri/musteri/MusteriOnaylari.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { Yetkililer } from '../../musteri/yetkili/Yetkililer.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import css from './AdayDetayDialog.module.css';

const AdayAsamaDialog = lazy(() => import('./AdayAsamaDialog.tsx'));
const AdayDialog = lazy(() => import('./AdayDialog.tsx'));
const KartvizitlerDialog = lazy(() => import('../kartvizit/KartvizitlerDialog.tsx'));
const YonlendirDialog = lazy(() => import('../yonlendirme/YonlendirDialog.tsx'));
const ZiyaretDialog = lazy(() => import('../ziyaret/ZiyaretDialog.tsx'));

export interface AdayDetayDialogProps {
  readonly Id: number;
  readonly onClose: () => void;
}

function Bilgiler({ a }: { readonly a: AdayKarti }) {
  return (
    <Fields>
      <Field name="Müşteri">
        <MusteriBagi Id={a.MusteriId} ad={a.Musteri} />
      </Field>
      <Field name="Ürün">{a.Proje}</Field>
      <Field name="Aşama">{`${a.Asama}, olasılık %${a.Olasilik}`}</Field>
      <Field name="Tahmini Tutar">{`${paraYaz(a.Tutar, 'TRY')}, ağırlıklı ${paraYaz(a.Agirlikli, 'TRY')}`}</Field>
      {a.Beklenen_Kapanis !== null && <Field name="Beklenen Kapanış">{tarihYaz(a.Beklenen_Kapanis)}</Field>}
      <Field name="İlgilenen">{a.Sahip ?? 'Kimse'}</Field>
      {a.Il !== null && <Field name="İl">{[a.Il, a.Ilce].filter(Boolean).join(', ')}</Field>}
      {a.Telefon !== null && (
        <Field name="Telefon">
          <a href={telefonYolu(a.Telefon)}>{telefonYaz(a.Telefon)}</a>
        </Field>
      )}
      {a.KayipNeden !== null && <Field name="Kaybetme Nedeni">{a.KayipNeden}</Field>}
      {a.DigerProgram !== null && <Field name="Diğer Program">{a.DigerProgram}</Field>}
      <Field name="Açan">{`${a.Acan}, ${zamanYaz(a.AcilisZamani)}`}</Field>
      {a.Aciklama !== '' && <Field name="Açıklama">{a.Aciklama}</Field>}
    </Fields>
  );
}

/** A prospect: expected income, contact persons and their consents, history, next steps. */
export default function AdayDetayDialog({ Id, onClose }: AdayDetayDialogProps) {
  const detay = useEndpoint(oda.getAdayDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<'asama' | 'duzenle' | 'kartlar' | 'yonlendir' | 'ziyaret' | null>(null);
  const tasi = useAction(oda.adayAsamaGuncelle, {
    onSuccess: () => bildir({ baslik: 'Aday yeniden açıldı', tur: 'success', sure: 2000 }),
  });
  const kapat = () => setAcik(null);
  const a = detay.data?.aday;
  const degisir = a !== undefined && adayAcik(a.AsamaAnahtar);
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={a ? `Aday: ${a.Musteri}` : 'Aday'}
        width={960}
        readOnly
        footer={
          <>
            <Button variant="default" onClick={onClose}>
              Kapat
            </Button>
            {a && <HakkindaYaz Nesne="aday" Id={a.Id} />}
            <Button variant="default" disabled={a === undefined} onClick={() => setAcik('kartlar')}>
              Kartvizitler
            </Button>
            {a && !degisir && (
              <GecisDugmeleri
                surec={ADAY_SURECI}
                kayit={a}
                cagiran={{ kapatir: a.Kapatir }}
                mesgul={tasi.isPending}
                onSec={(Asama) => tasi.mutate({ Id: a.Id, Surum: a.Surum, Asama })}
              />
            )}
            {degisir && (
              <>
                <Button variant="default" disabled={tasi.isPending} onClick={() => setAcik('duzenle')}>
                  Düzenle
                </Button>
                <Button variant="default" onClick={() => setAcik('yonlendir')}>
                  Yönlendir
                </Button>
                <Button variant="default" onClick={() => setAcik('ziyaret')}>
                  Ziyaret Planla
                </Button>
                <Button onClick={() => setAcik('asama')}>Aşamayı Değiştir</Button>
              </>
            )}
          </>
        }
      >
        <Read of={detay} rows={8}>
          {({ aday, hareketlist }) => (
            <div className={css.icerik}>
              <Bilgiler a={aday} />
              <Yetkililer musteriId={aday.MusteriId} />
              <MusteriOnaylari musteriId={aday.MusteriId} />
              <section aria-label="Geçmiş">
                <h3 className={css.baslik}>Geçmiş</h3>
                <Gecmis
                  label="Geçmiş"
                  rows={hareketlist.map((h) => ({
                    key: h.Surum,
                    zaman: h.Zaman,
                    baslik: h.Baslik,
                    kisi: h.Kisi,
                    aciklama: h.Aciklama,
                  }))}
                  empty="Hareket yok."
                />
              </section>
            </div>
          )}
        </Read>
      </Dialog>
      <Suspense fallback={null}>
        {a && acik === 'duzenle' && <AdayDialog kart={a} onClose={kapat} />}
        {a && acik === 'asama' && <AdayAsamaDialog aday={a} onClose={kapat} />}
        {a && acik === 'kartlar' && <KartvizitlerDialog musteri={{ Id: a.MusteriId, Ad: a.Musteri }} onClose={kapat} />}
        {a && acik === 'yonlendir' && <YonlendirDialog aday={a} onClose={kapat} />}
        {a && acik === 'ziyaret' && <ZiyaretDialog musteri={{ Id: a.MusteriId, Ad: a.Musteri }} onClose={kapat} />}
      </Suspense>
    </>
  );
}
