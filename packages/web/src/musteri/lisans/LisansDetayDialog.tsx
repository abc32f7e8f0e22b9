import type { LisansHareketi, LisansKarti, LisansUyarisi } from '@masabasi/core/musteri/lisans/contract';
import { kalanYaz, LISANS_SURECI, type LisansHali, uyariYaz } from '@masabasi/core/musteri/lisans/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { sonDurum } from '@masabasi/core/platform/process/surec';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { lisans as oda } from '../../calls/lisans.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { LisansFaturasi } from '../../mali/fatura/LisansFaturasi.tsx';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { LisansVersiyonu } from '../../is/versiyon/LisansVersiyonu.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { LisansAnahtari } from './LisansAnahtari.tsx';
import css from './LisansDetayDialog.module.css';
import { LisansDurumEtiketi } from './LisansDurumEtiketi.tsx';

const LisansDialog = lazy(() => import('./LisansDialog.tsx'));
const LisansYenileDialog = lazy(() => import('./LisansYenileDialog.tsx'));
const LisansHalDialog = lazy(() => import('./LisansHalDialog.tsx'));
const LisansDevretDialog = lazy(() => import('./LisansDevretDialog.tsx'));

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
  const l = detay.data?.lisans;
  const degisir = yonetir && l !== undefined && !sonDurum(LISANS_SURECI, l.Hal);
  const yenilenir = degisir && l.Hal === 'Aktif' && l.BitisTarihi !== null;
  const kapat = () => setAcik(null);
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={l ? `Lisans ${l.LisansNo}` : 'Lisans'}
        width={960}
        readOnly
        footer={
          <>
            <Button variant="default" onClick={onClose}>
              Kapat
            </Button>
            {l && <HakkindaYaz Nesne="lisans" Id={l.Id} />}
            {l && (
              <GecisDugmeleri surec={LISANS_SURECI} kayit={l} cagiran={{ yonetir }} tehlikeli="İptal" onSec={setAcik} />
            )}
            {l && <LisansFaturasi LisansId={l.Id} />}
            {degisir && (
              <>
                <Button variant="default" onClick={() => setAcik('devret')}>
                  Devret
                </Button>
                <Button variant="default" onClick={() => setAcik('duzenle')}>
                  Düzenle
                </Button>
              </>
            )}
            {yenilenir && <Button onClick={() => setAcik('yenile')}>Yenile</Button>}
          </>
        }
      >
        <Read of={detay} rows={8}>
          {({ lisans, hareketlist, uyarilist }) => (
            <div className={css.icerik}>
              <Bilgiler l={lisans} anahtarli={yonetir} />
              <section aria-label="Hareketler">
                <h3 className={css.baslik}>Hareketler</h3>
                <Gecmis
                  label="Hareketler"
                  rows={hareketlist.map((h) => ({
                    key: h.Id,
                    zaman: h.Zaman,
                    baslik: h.Tur,
                    kisi: h.Kisi,
                    ek: <span className="tnum">{degisim(h, lisans.ParaBirimi)}</span>,
                    aciklama: h.Aciklama,
                  }))}
                  empty="Hareket yok."
                />
              </section>
              <section aria-label="Uyarılar">
                <h3 className={css.baslik}>Gönderilen Uyarılar</h3>
                <Table
                  label="Gönderilen uyarılar"
                  rows={uyarilist}
                  rowKey={(u) => `${u.BitisTarihi} ${u.Esik}`}
                  columns={UYARILAR}
                  empty="Henüz uyarı gönderilmedi."
                />
              </section>
            </div>
          )}
        </Read>
      </Dialog>
      <Suspense fallback={null}>
        {l && acik === 'duzenle' && <LisansDialog kart={l} onClose={kapat} />}
        {l?.BitisTarihi && acik === 'yenile' && <LisansYenileDialog lisans={l} bitis={l.BitisTarihi} onClose={kapat} />}
        {l && acik === 'devret' && <LisansDevretDialog lisans={l} onClose={kapat} />}
        {l && (acik === 'Aktif' || acik === 'Askıda' || acik === 'İptal') && (
          <LisansHalDialog lisans={l} hal={acik} onClose={kapat} />
        )}
      </Suspense>
    </>
  );
}
