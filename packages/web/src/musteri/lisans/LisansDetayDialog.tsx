import type { LisansHareketi, LisansKarti, LisansUyarisi } from '@masabasi/core/musteri/lisans/contract';
import { kalanYaz, LISANS_SURECI, type LisansHali, uyariYaz } from '@masabasi/core/musteri/lisans/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { sonDurum } from '@masabasi/core/platform/process/surec';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { lisans as oda } from '../../calls/lisans.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { LisansFaturasi } from '../../mali/fatura/LisansFaturasi.tsx';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Field, Fields } from '../../ui/Fields.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { LisansVersiyonu } from '../../is/versiyon/LisansVersiyonu.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { LisansAnahtari } from './LisansAnahtari.tsx';
import { LisansDurumEtiketi } from './LisansDurumEtiketi.tsx';

const LisansDialog = onDemand(() => import('./LisansDialog.tsx'));
const LisansYenileDialog = onDemand(() => import('./LisansYenileDialog.tsx'));
const LisansHalDialog = onDemand(() => import('./LisansHalDialog.tsx'));
const LisansDevretDialog = onDemand(() => import('./LisansDevretDialog.tsx'));

type Acik = 'duzenle' | 'yenile' | 'devret' | LisansHali;

const tarih = (t: string | null) => (t === null ? '' : tarihYaz(t));

function Bilgiler({ l, anahtarli }: { l: LisansKarti; anahtarli: boolean }) {
  return (
    <Fields>
      <Field name="Müşteri">{l.Musteri}</Field>
      <Field name="Ürün">{l.Proje}</Field>
      <Field name="Tür">{[l.LisansTur, l.AltLisansTur].filter(Boolean).join(' · ')}</Field>
      <Field name="Durum">
        <LisansDurumEtiketi durum={l.Durum} />
      </Field>
      <Field name="Başlama">{tarih(l.BaslamaTarihi)}</Field>
      <Field name="Bitiş">
        {l.BitisTarihi === null ? 'Süresiz' : `${tarihYaz(l.BitisTarihi)} (${kalanYaz(l.KalanGun!)})`}
      </Field>
      <Field name="Kullanıcı">{String(l.KullaniciSayisi)}</Field>
      <Field name="Yıllık Bedel">{paraYaz(l.YillikBedel, l.ParaBirimi)}</Field>
      <Field name="Yenileme">{l.OtomatikYenile ? `Kendiliğinden, ${l.YenilemeAy} ayda bir` : 'Elle'}</Field>
      <Field name="Kullandığı Versiyon">
        <LisansVersiyonu LisansId={l.Id} degisir={anahtarli && l.Hal === 'Aktif'} />
      </Field>
      <Field name="Sözleşme">{l.Sozlesme}</Field>
      <Field name="Bayi">{l.Bayi}</Field>
      <Field name="Sorumlu">{l.Sorumlu}</Field>
      {anahtarli && (
        <Field name="Lisans Anahtarı">
          <LisansAnahtari Id={l.Id} />
        </Field>
      )}
      {l.Notlar !== '' && <Field name="Notlar">{l.Notlar}</Field>}
    </Fields>
  );
}

/** The change of the end date, and the payment. */
const degisim = (h: LisansHareketi, birim: string): string =>
  [
    [tarih(h.EskiBitis), tarih(h.YeniBitis)].filter(Boolean).join(' → '),
    h.Tutar === null ? '' : paraYaz(h.Tutar, birim),
  ]
    .filter(Boolean)
    .join(' · ');
const UYARILAR: readonly Column<LisansUyarisi>[] = [
  { key: 'Zaman', header: 'Zaman', width: '140px', nowrap: true, renderCell: (u) => zamanYaz(u.Zaman) },
  { key: 'Esik', header: 'Uyarı', width: '160px', renderCell: (u) => uyariYaz(u.Esik) },
  { key: 'Bitis', header: 'Bitiş', width: '100px', nowrap: true, renderCell: (u) => tarihYaz(u.BitisTarihi) },
  { key: 'Kisi', header: 'Bildirilen', width: '180px', renderCell: (u) => u.Kisi ?? 'Sorumlusu yok' },
  { key: 'Eposta', header: 'Müşteriye', renderCell: (u) => u.MusteriEposta ?? 'Yazılmadı' },
];

/** A licence with its history, its warnings, and the acts on it. */
export default function LisansDetayDialog({ Id, onClose }: { Id: number; onClose: () => void }) {
  const yonetir = useYetkiVar(YETKI.lisansYonet);
  const detay = useEndpoint(oda.lisansDetay, { Id }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<Acik | null>(null);
  const degisir = (l: LisansKarti) => yonetir && !sonDurum(LISANS_SURECI, l.Hal);
  const kapat = () => setAcik(null);
  return (
    <RecordDialog
      of={detay}
      kind="Lisans"
      title={({ lisans }) => `Lisans ${lisans.LisansNo}`}
      onClose={onClose}
      renderActs={({ lisans: l }) => (
        <>
          <HakkindaYaz Nesne="lisans" Id={l.Id} />
          <GecisDugmeleri surec={LISANS_SURECI} kayit={l} cagiran={{ yonetir }} tehlikeli="İptal" onSec={setAcik} />
          <LisansFaturasi LisansId={l.Id} />
          {degisir(l) && (
            <>
              <Button variant="default" onClick={() => setAcik('devret')}>
                Devret
              </Button>
              <Button variant="default" onClick={() => setAcik('duzenle')}>
                Düzenle
              </Button>
            </>
          )}
          {degisir(l) && l.Hal === 'Aktif' && l.BitisTarihi !== null && (
            <Button onClick={() => setAcik('yenile')}>Yenile</Button>
          )}
        </>
      )}
      renderWindows={({ lisans: l }) => (
        <>
          {acik === 'duzenle' && <LisansDialog kart={l} onClose={kapat} />}
          {l.BitisTarihi && acik === 'yenile' && (
            <LisansYenileDialog lisans={l} bitis={l.BitisTarihi} onClose={kapat} />
          )}
          {acik === 'devret' && <LisansDevretDialog lisans={l} onClose={kapat} />}
          {(acik === 'Aktif' || acik === 'Askıda' || acik === 'İptal') && (
            <LisansHalDialog lisans={l} hal={acik} onClose={kapat} />
          )}
        </>
      )}
    >
      {({ lisans, hareketlist, uyarilist }) => (
        <>
          <Bilgiler l={lisans} anahtarli={yonetir} />
          <Section title="Hareketler">
            <Gecmis
              label="Hareketler"
              rows={hareketlist.map((h) => ({
                ...hareketSatiri(h),
                baslik: h.Tur,
                ek: <span className="tnum">{degisim(h, lisans.ParaBirimi)}</span>,
              }))}
            />
          </Section>
          <Section title="Gönderilen Uyarılar" label="Uyarılar">
            <Table
              label="Gönderilen uyarılar"
              rows={uyarilist}
              rowKey={(u) => `${u.BitisTarihi} ${u.Esik}`}
              columns={UYARILAR}
              empty="Henüz uyarı gönderilmedi."
            />
          </Section>
        </>
      )}
    </RecordDialog>
  );
}
