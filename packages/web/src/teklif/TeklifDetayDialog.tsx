import { paraYaz } from '@masabasi/core/para';
import { teklif as oda } from '@masabasi/core/teklif/contract';
import { fiyatYaz, iskontoYaz, miktarYaz } from '@masabasi/core/teklif/fark';
import { TEKLIF_SURECI, type TeklifCagirani, type TeklifDurumu, teklifNo, uretimi } from '@masabasi/core/teklif/rules';
import type { TeklifGorusmeSatiri, TeklifKalemSatiri, TeklifKarti } from '@masabasi/core/teklif/satirlar';
import { BIRIMLER, PERIYOTLAR } from '@masabasi/core/teklif/toplam';
import { gecisEngeli } from '@masabasi/core/surec';
import { tarihYaz, zamanYaz } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLink, IconPrinter } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAction, useEndpoint } from '../api.ts';
import { Gecmis } from '../hareket/Gecmis.tsx';
import { GecisDugmeleri } from '../hareket/GecisDugmeleri.tsx';
import { dosyayiIndir } from '../indir.ts';
import { MusteriBagi } from '../musteri/MusteriBagi.tsx';
import { useKullanici, useYetkiVar } from '../oturum.ts';
import { onayla } from '../ui/Confirm.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Field, Fields } from '../ui/Fields.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { type Column, Table } from '../ui/Table.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { bildir } from '../ui/Toast.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';
import css from './TeklifDetayDialog.module.css';
import { TeklifDurumEtiketi } from './TeklifDurumEtiketi.tsx';
import { TeklifToplami } from './TeklifToplami.tsx';

const TeklifDialog = lazy(() => import('./TeklifDialog.tsx'));
const TeklifGonderDialog = lazy(() => import('./TeklifGonderDialog.tsx'));
const TeklifKabulDialog = lazy(() => import('./TeklifKabulDialog.tsx'));
const TeklifKayipDialog = lazy(() => import('./TeklifKayipDialog.tsx'));
const TeklifGorusmeDialog = lazy(() => import('./TeklifGorusmeDialog.tsx'));
const TeklifBaglantiDialog = lazy(() => import('./TeklifBaglantiDialog.tsx'));

export interface TeklifDetayDialogProps {
  readonly Id: number;
  /** Opens the window of another revision. */
  readonly onAc: (Id: number) => void;
  readonly onClose: () => void;
}

const kalemSutunlari = (birim: string): readonly Column<TeklifKalemSatiri>[] => [
  {
    key: 'Ad',
    header: 'Kalem',
    renderCell: (k) => (
      <TwoLines
        top={k.Ad}
        bottom={
          [
            k.Periyot === 'tek' ? null : PERIYOTLAR[k.Periyot],
            k.Opsiyonel && (k.Secildi ? 'Müşteri seçti' : 'Seçmeli, toplamda değil'),
          ]
            .filter(Boolean)
            .join(' · ') || null
        }
      />
    ),
  },
  {
    key: 'Miktar',
    header: 'Miktar',
    width: '96px',
    align: 'right',
    nowrap: true,
    renderCell: (k) => <span className="tnum">{`${miktarYaz(k.Miktar)} ${BIRIMLER[k.Birim]}`}</span>,
  },
  {
    key: 'BirimFiyat',
    header: 'Birim Fiyat',
    width: '120px',
    align: 'right',
    nowrap: true,
    renderCell: (k) => <span className="tnum">{fiyatYaz(k.BirimFiyat, birim)}</span>,
  },
  {
    key: 'Iskonto',
    header: 'İskonto',
    width: '96px',
    align: 'right',
    spare: true,
    renderCell: (k) => <span className="tnum">{iskontoYaz(k, birim) || '–'}</span>,
  },
  {
    key: 'Kdv',
    header: 'KDV',
    width: '64px',
    align: 'right',
    spare: true,
    renderCell: (k) => <span className="tnum">%{k.KdvOran}</span>,
  },
  {
    key: 'Tutar',
    header: 'Tutar',
    width: '130px',
    align: 'right',
    nowrap: true,
    renderCell: (k) => <span className="tnum">{paraYaz(k.Tutar, birim)}</span>,
  },
];

function Bilgiler({ t }: { readonly t: TeklifKarti }) {
  return (
    <Fields>
      <Field name="Müşteri">
        <MusteriBagi Id={t.MusteriId} ad={t.Musteri} />
      </Field>
      <Field name="Ürün">{t.Proje}</Field>
      <Field name="Durum">
        <TeklifDurumEtiketi t={t} />
      </Field>
      <Field name="Geçerlilik">{`${tarihYaz(t.Gecerlilik_Tarihi)}${t.Gecti ? ' (geçti)' : ''}`}</Field>
      <Field name="Hazırlayan">{t.Sahip}</Field>
      <Field name="Olasılık">{`%${t.Olasilik}`}</Field>
      {t.Beklenen_Kapanis !== null && <Field name="Beklenen Kapanış">{tarihYaz(t.Beklenen_Kapanis)}</Field>}
      {t.ParaBirimi !== 'TRY' && (
        <Field name="Kur">{`${tarihYaz(t.KurGunu ?? t.Tarih)}: ${miktarYaz(t.Kur)} (${paraYaz(t.LiraToplam, 'TRY')})`}</Field>
      )}
      {t.Bayi !== null && <Field name="Bayi">{t.Bayi}</Field>}
      {t.DigerProgram !== null && <Field name="Kullandığı Program">{t.DigerProgram}</Field>}
      {t.Onaylayan !== null && <Field name="İskontoyu Onaylayan">{t.Onaylayan}</Field>}
      {t.Gonderim_Zamani !== null && (
        <Field name="Gönderim">{[zamanYaz(t.Gonderim_Zamani), t.Eposta].filter(Boolean).join(', ')}</Field>
      )}
      {t.Goruldu_Zamani !== null && <Field name="Müşteri Açtı">{zamanYaz(t.Goruldu_Zamani)}</Field>}
      {t.Kabul_Zamani !== null && <Field name="Kabul">{`${t.KabulEden}, ${zamanYaz(t.Kabul_Zamani)}`}</Field>}
      {t.LisansNo !== null && <Field name="Açılan Lisans">{t.LisansNo}</Field>}
      {t.EgitimId !== null && <Field name="İstenen Eğitim">{t.EgitimTur}</Field>}
      {t.KayipNeden !== null && <Field name="Kayıp Nedeni">{`${t.KayipNeden}: ${t.KayipAciklama}`}</Field>}
    </Fields>
  );
}

/** What acceptance made, taken back or made again. */
function Uretim({ t, yazar }: { readonly t: TeklifKarti; readonly yazar: boolean }) {
  const uretim = useAction(oda.teklifUretim, {
    onSuccess: (_c, { Var }) =>
      bildir({ baslik: Var ? 'Lisans ve eğitim oluşturuldu' : 'Geri alındı', tur: 'success', sure: 2000 }),
  });
  const hal = uretimi(t);
  if (hal === null || !yazar) return null;
  const geriAl = async () => {
    const soru = {
      baslik: 'Geri Al',
      metin: 'Kabulle açılan lisans iptal edilir, planlanmamış eğitim isteği kaldırılır. Teklif kabul edilmiş kalır.',
      onay: 'Geri Al',
      tehlikeli: true,
    };
    if (await onayla(soru)) uretim.mutate({ Id: t.Id, Surum: t.Surum, Var: false });
  };
  return (
    <>
      {t.LisansEngeli !== '' && (
        <Notice tone="warn" icon={<IconAlertTriangle />}>
          Lisans açılamadı. {t.LisansEngeli}
        </Notice>
      )}
      <div className={css.uretim}>
        {hal.eksik && (
          <Button
            variant="default"
            loading={uretim.isPending}
            onClick={() => uretim.mutate({ Id: t.Id, Surum: t.Surum, Var: true })}
          >
            Lisansı ve Eğitimi Oluştur
          </Button>
        )}
        {hal.var && (
          <Button variant="default" loading={uretim.isPending} onClick={() => void geriAl()}>
            Lisansı ve Eğitimi Geri Al
          </Button>
        )}
      </div>
    </>
  );
}

function Gorusmeler({ satirlar }: { readonly satirlar: readonly TeklifGorusmeSatiri[] }) {
  return (
    <Gecmis
      label="Teklif görüşmeleri"
      rows={satirlar.map((g) => ({
        key: g.Id,
        zaman: g.Tarih,
        baslik: `${g.GorusmeTur}, ${tarihYaz(g.Tarih)}`,
        kisi: g.Kisi,
        aciklama: [
          g.Aciklama,
          g.Sonraki_Tarih !== null &&
            `Sonraki adım: ${tarihYaz(g.Sonraki_Tarih)}${g.Gecikti ? ', gecikti' : g.Acik ? '' : ', kapandı'}`,
        ]
          .filter(Boolean)
          .join('\n'),
      }))}
      empty="Bu teklif için görüşme yapılmamış."
    />
  );
}

type Acik = 'duzenle' | 'gonder' | 'kabul' | 'kayip' | 'gorusme' | 'baglanti' | null;

/** A quote: what it is of, what it comes to, what became of it, what can be done with it. */
export default function TeklifDetayDialog({ Id, onAc, onClose }: TeklifDetayDialogProps) {
  const detay = useEndpoint(oda.getTeklifDetay, { Id }, { refetchOnMount: 'always' });
  const gerekli = useEndpoint(oda.getTeklifGerekliList, {});
  const ben = useKullanici();
  const yazar = useYetkiVar(YETKI.teklifYaz);
  const onaylar = useYetkiVar(YETKI.iskontoOnay);
  const [sekme, setSekme] = useState('teklif');
  const [acik, setAcik] = useState<Acik>(null);
  const durum = useAction(oda.teklifDurumGuncelle, {
    onSuccess: () => bildir({ baslik: 'Teklifin durumu değişti', tur: 'success', sure: 2000 }),
  });
  const revize = useAction(oda.teklifRevize, {
    onSuccess: (cevap) => {
      bildir({ baslik: 'Yeni revizyon hazır', metin: 'Taslağı düzenleyip gönderiniz.', tur: 'success', sure: 3000 });
      onAc(cevap.Id);
    },
  });
  const yazdir = useAction(oda.print_teklif, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  const t = detay.data?.teklif;
  const cagiran: TeklifCagirani = { Id: ben.Id, kim: 'kisi', yazar, onaylar, sinir: gerekli.data?.Sinir ?? 0 };
  const engeli = (nereye: TeklifDurumu) => (t ? gecisEngeli(TEKLIF_SURECI, t, nereye, cagiran) : '');
  const gec = (Durum: TeklifDurumu) => {
    if (Durum === 'kabul') setAcik('kabul');
    else if (Durum === 'red') setAcik('kayip');
    else if (t) durum.mutate({ Id, Surum: t.Surum, Durum });
  };
  const revizeEt = async () => {
    const soru = {
      baslik: 'Revize Et',
      metin: 'Bu revizyon kapanır, müşterideki bağlantısı yanıtlanmaz olur. Aynı numarayla yeni bir taslak açılır.',
      onay: 'Revize Et',
    };
    if (t && (await onayla(soru))) revize.mutate({ Id, Surum: t.Surum });
  };
  const gonderEngeli = engeli('gonderildi');
  const gonderilir = t && yazar && (t.DurumAnahtar === 'taslak' || t.DurumAnahtar === 'onaylandi');
  const icerik = (govde: ReactNode) => <div className={css.icerik}>{govde}</div>;
  const kapat = () => setAcik(null);
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={t ? `${teklifNo(t.No, t.Revizyon)}: ${t.Baslik}` : 'Teklif'}
        width={1040}
        readOnly
        footer={
          <>
            <Button variant="default" onClick={onClose}>
              Kapat
            </Button>
            {t && (
              <Button
                variant="default"
                leftSection={<IconPrinter size={16} aria-hidden />}
                loading={yazdir.isPending}
                onClick={() => yazdir.mutate({ Id })}
              >
                PDF
              </Button>
            )}
            {t && yazar && t.Gonderim_Zamani !== null && (
              <Button
                variant="default"
                leftSection={<IconLink size={16} aria-hidden />}
                onClick={() => setAcik('baglanti')}
              >
                Bağlantı
              </Button>
            )}
            {t && (
              <GecisDugmeleri
                surec={TEKLIF_SURECI}
                kayit={t}
                cagiran={cagiran}
                {...(t.DurumAnahtar === 'onay_bekliyor' && { asil: 'onaylandi' as const })}
                tehlikeli="red"
                mesgul={durum.isPending}
                onSec={gec}
              />
            )}
            {t && engeli('revize') === null && (
              <Button variant="default" loading={revize.isPending} onClick={() => void revizeEt()}>
                Revize Et
              </Button>
            )}
            {t && yazar && t.DurumAnahtar === 'taslak' && (
              <Button variant="default" onClick={() => setAcik('duzenle')}>
                Düzenle
              </Button>
            )}
            {gonderilir && (
              <Tooltip label={gonderEngeli} disabled={gonderEngeli === null}>
                <Button
                  aria-disabled={gonderEngeli !== null || undefined}
                  data-disabled={gonderEngeli !== null || undefined}
                  aria-description={gonderEngeli ?? undefined}
                  onClick={() => gonderEngeli === null && setAcik('gonder')}
                >
                  Gönder
                </Button>
              </Tooltip>
            )}
          </>
        }
      >
        {detay.data && t ? (
          <Tabs
            label="Teklif"
            value={sekme}
            onChange={setSekme}
            tabs={[
              {
                value: 'teklif',
                label: 'Teklif',
                content: icerik(
                  <>
                    <Bilgiler t={t} />
                    <Uretim t={t} yazar={yazar} />
                    {detay.data.farklar.length > 0 && (
                      <section aria-label="Önceki revizyona göre değişenler">
                        <h3 className={css.baslik}>Önceki revizyona göre değişenler</h3>
                        <ul className={css.farklar}>
                          {detay.data.farklar.map((f) => (
                            <li key={f}>{f}</li>
                          ))}
                        </ul>
                      </section>
                    )}
                    <Table
                      label="Kalemler"
                      columns={kalemSutunlari(t.ParaBirimi)}
                      rows={detay.data.kalemler}
                      rowKey={(k) => detay.data.kalemler.indexOf(k)}
                      empty={<EmptyState compact title="Kalemi yok." />}
                    />
                    <TeklifToplami kalemler={detay.data.kalemler} birim={t.ParaBirimi} yil={t.SozlesmeYil} />
                    {t.Kosullar !== '' && (
                      <section aria-label="Koşullar">
                        <h3 className={css.baslik}>Koşullar</h3>
                        <p className={css.metin}>{t.Kosullar}</p>
                      </section>
                    )}
                  </>,
                ),
              },
              {
                value: 'gorusme',
                label: 'Görüşmeler',
                quantity: detay.data.gorusmeler.length > 0 ? String(detay.data.gorusmeler.length) : undefined,
                content: icerik(
                  <>
                    {yazar && (
                      <div className={css.uretim}>
                        <Button variant="default" onClick={() => setAcik('gorusme')}>
                          Görüşme Yaz
                        </Button>
                      </div>
                    )}
                    <Gorusmeler satirlar={detay.data.gorusmeler} />
                  </>,
                ),
              },
              {
                value: 'gecmis',
                label: 'Geçmiş',
                content: icerik(
                  <>
                    {detay.data.revizyonlar.length > 1 && (
                      <nav className={css.uretim} aria-label="Revizyonlar">
                        {detay.data.revizyonlar.map((r) => (
                          <Button
                            key={r.Id}
                            size="compact-sm"
                            variant={r.Id === Id ? 'filled' : 'default'}
                            aria-current={r.Id === Id || undefined}
                            onClick={() => onAc(r.Id)}
                          >
                            {`${r.Revizyon}. revizyon: ${r.Durum}`}
                          </Button>
                        ))}
                      </nav>
                    )}
                    <Gecmis
                      label="Geçmiş"
                      rows={detay.data.hareketlist.map((h) => ({
                        key: h.Id,
                        zaman: h.Zaman,
                        baslik: h.Baslik,
                        kisi: h.Kisi,
                        aciklama: h.Aciklama,
                      }))}
                      empty="Hareket yok."
                    />
                  </>,
                ),
              },
            ]}
          />
        ) : detay.error ? (
          <ErrorState error={detay.error} onRetry={() => void detay.refetch()} />
        ) : (
          <SkeletonRows rows={10} />
        )}
      </Dialog>
      <Suspense fallback={null}>
        {t && acik === 'duzenle' && <TeklifDialog kart={t} kalemler={detay.data?.kalemler ?? []} onClose={kapat} />}
        {t && acik === 'gonder' && <TeklifGonderDialog t={t} onClose={kapat} />}
        {t && acik === 'kabul' && <TeklifKabulDialog t={t} kalemler={detay.data?.kalemler ?? []} onClose={kapat} />}
        {t && acik === 'kayip' && <TeklifKayipDialog t={t} onClose={kapat} />}
        {t && acik === 'gorusme' && <TeklifGorusmeDialog teklif={t} onClose={kapat} />}
        {t && acik === 'baglanti' && <TeklifBaglantiDialog t={t} onClose={kapat} />}
      </Suspense>
    </>
  );
}
