import { TEKLIF_SURECI, type TeklifCagirani, type TeklifDurumu, teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifGorusmeSatiri } from '@masabasi/core/pazarlama/teklif/satirlar';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconLink from '~icons/tabler/link';
import IconPrinter from '~icons/tabler/printer';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { teklif as oda } from '../../calls/teklif.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import css from './TeklifDetayDialog.module.css';
import { TeklifBilgileri } from './TeklifBilgileri.tsx';
import { TeklifKalemleri } from './TeklifKalemleri.tsx';
import { TeklifToplami } from './TeklifToplami.tsx';
import { TeklifUretimi } from './TeklifUretimi.tsx';

const TeklifDialog = lazy(() => import('./TeklifDialog.tsx'));
const TeklifGonderDialog = lazy(() => import('./TeklifGonderDialog.tsx'));
const TeklifKabulDialog = lazy(() => import('./TeklifKabulDialog.tsx'));
const TeklifKayipDialog = lazy(() => import('./TeklifKayipDialog.tsx'));
const TeklifGorusmeDialog = lazy(() => import('./TeklifGorusmeDialog.tsx'));
const TeklifBaglantiDialog = lazy(() => import('./TeklifBaglantiDialog.tsx'));

export interface TeklifDetayDialogProps {
  readonly Id: number;
  /** Opens the dialog of another revision. */
  readonly onAc: (Id: number) => void;
  readonly onClose: () => void;
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

/** A quote: content, sums, history and possible acts. */
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
            {t && <HakkindaYaz Nesne="teklif" Id={t.Id} />}
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
              <Button variant="default" disabled={durum.isPending} onClick={() => setAcik('duzenle')}>
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
        <Read of={detay} rows={10}>
          {({ teklif, RiskCumlesi, farklar, kalemler, gorusmeler, revizyonlar, hareketlist }) => (
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
                      {RiskCumlesi !== '' && (
                        <Notice tone="warn" icon={<IconAlertTriangle />}>
                          {RiskCumlesi}
                        </Notice>
                      )}
                      <TeklifBilgileri t={teklif} />
                      <TeklifUretimi t={teklif} yazar={yazar} />
                      {farklar.length > 0 && (
                        <section aria-label="Önceki revizyona göre değişenler">
                          <h3 className={css.baslik}>Önceki revizyona göre değişenler</h3>
                          <ul className={css.farklar}>
                            {farklar.map((f) => (
                              <li key={f}>{f}</li>
                            ))}
                          </ul>
                        </section>
                      )}
                      <TeklifKalemleri kalemler={kalemler} birim={teklif.ParaBirimi} />
                      <TeklifToplami kalemler={kalemler} birim={teklif.ParaBirimi} yil={teklif.SozlesmeYil} />
                      {teklif.Kosullar !== '' && (
                        <section aria-label="Koşullar">
                          <h3 className={css.baslik}>Koşullar</h3>
                          <p className={css.metin}>{teklif.Kosullar}</p>
                        </section>
                      )}
                    </>,
                  ),
                },
                {
                  value: 'gorusme',
                  label: 'Görüşmeler',
                  quantity: gorusmeler.length > 0 ? String(gorusmeler.length) : undefined,
                  content: icerik(
                    <>
                      {yazar && (
                        <div className={css.uretim}>
                          <Button variant="default" onClick={() => setAcik('gorusme')}>
                            Görüşme Yaz
                          </Button>
                        </div>
                      )}
                      <Gorusmeler satirlar={gorusmeler} />
                    </>,
                  ),
                },
                {
                  value: 'gecmis',
                  label: 'Geçmiş',
                  content: icerik(
                    <>
                      {revizyonlar.length > 1 && (
                        <nav className={css.uretim} aria-label="Revizyonlar">
                          {revizyonlar.map((r) => (
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
                        rows={hareketlist.map((h) => ({
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
          )}
        </Read>
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
