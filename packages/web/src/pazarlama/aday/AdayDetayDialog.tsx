import { ADAY_SURECI, adayAcik } from '@masabasi/core/pazarlama/aday/rules';
import type { AdayKarti } from '@masabasi/core/pazarlama/aday/satirlar';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { aday as oda } from '../../calls/aday.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { MusteriOnaylari } from '../../musteri/musteri/MusteriOnaylari.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Yetkililer } from '../../musteri/yetkili/Yetkililer.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';

const AdayAsamaDialog = onDemand(() => import('./AdayAsamaDialog.tsx'));
const AdayDialog = onDemand(() => import('./AdayDialog.tsx'));
const KartvizitlerDialog = onDemand(() => import('../kartvizit/KartvizitlerDialog.tsx'));
const YonlendirDialog = onDemand(() => import('../yonlendirme/YonlendirDialog.tsx'));
const ZiyaretDialog = onDemand(() => import('../ziyaret/ZiyaretDialog.tsx'));

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
    onSuccess: () => bildir({ baslik: 'Aday yeniden açıldı', tur: 'success' }),
  });
  const kapat = () => setAcik(null);
  return (
    <RecordDialog
      of={detay}
      kind="Aday"
      title={({ aday }) => `Aday: ${aday.Musteri}`}
      onClose={onClose}
      renderActs={({ aday: a }) => (
        <>
          <HakkindaYaz Nesne="aday" Id={a.Id} />
          <Button variant="default" onClick={() => setAcik('kartlar')}>
            Kartvizitler
          </Button>
          {adayAcik(a.AsamaAnahtar) ? (
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
          ) : (
            <GecisDugmeleri
              surec={ADAY_SURECI}
              kayit={a}
              cagiran={{ kapatir: a.Kapatir }}
              mesgul={tasi.isPending}
              onSec={(Asama) => tasi.mutate({ Id: a.Id, Surum: a.Surum, Asama })}
            />
          )}
        </>
      )}
      renderHistory={({ hareketlist }) => <Gecmis rows={hareketlist.map(hareketSatiri)} />}
      renderWindows={({ aday: a }) => (
        <>
          {acik === 'duzenle' && <AdayDialog kart={a} onClose={kapat} />}
          {acik === 'asama' && <AdayAsamaDialog aday={a} onClose={kapat} />}
          {acik === 'kartlar' && <KartvizitlerDialog musteri={{ Id: a.MusteriId, Ad: a.Musteri }} onClose={kapat} />}
          {acik === 'yonlendir' && <YonlendirDialog aday={a} onClose={kapat} />}
          {acik === 'ziyaret' && <ZiyaretDialog musteri={{ Id: a.MusteriId, Ad: a.Musteri }} onClose={kapat} />}
        </>
      )}
    >
      {({ aday }) => (
        <>
          <Bilgiler a={aday} />
          <Yetkililer musteriId={aday.MusteriId} />
          <MusteriOnaylari musteriId={aday.MusteriId} />
        </>
      )}
    </RecordDialog>
  );
}
