import { TEKLIF_SURECI, type TeklifCagirani, type TeklifDurumu, teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifGorusmeSatiri } from '@masabasi/core/pazarlama/teklif/satirlar';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconLink from '~icons/tabler/link';
import IconPrinter from '~icons/tabler/printer';
import { useState } from 'react';
import { teklif as oda } from '../../calls/teklif.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { GecisDugmeleri } from '../../platform/hareket/GecisDugmeleri.tsx';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { Section } from '../../ui/Section.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { TeklifBilgileri } from './TeklifBilgileri.tsx';
import { TeklifKalemleri } from './TeklifKalemleri.tsx';
import { TeklifToplami } from './TeklifToplami.tsx';
import { TeklifUretimi } from './TeklifUretimi.tsx';

const TeklifDialog = onDemand(() => import('./TeklifDialog.tsx'));
const TeklifGonderDialog = onDemand(() => import('./TeklifGonderDialog.tsx'));
const TeklifKabulDialog = onDemand(() => import('./TeklifKabulDialog.tsx'));
const TeklifKayipDialog = onDemand(() => import('./TeklifKayipDialog.tsx'));
const TeklifGorusmeDialog = onDemand(() => import('./TeklifGorusmeDialog.tsx'));
const TeklifBaglantiDialog = onDemand(() => import('./TeklifBaglantiDialog.tsx'));

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
    onSuccess: () => bildir({ baslik: 'Teklifin durumu değişti', tur: 'success' }),
  });
  const revize = useAction(oda.teklifRevize, {
    onSuccess: (cevap) => {
      bildir({ baslik: 'Yeni revizyon hazır', metin: 'Taslağı düzenleyip gönderiniz.', tur: 'success' });
      onAc(cevap.Id);
    },
  });
  const yazdir = useAction(oda.print_teklif, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  const kart = detay.data?.teklif;
  const cagiran: TeklifCagirani = { Id: ben.Id, kim: 'kisi', yazar, onaylar, sinir: gerekli.data?.Sinir ?? 0 };
  const engeli = (nereye: TeklifDurumu) => (kart ? gecisEngeli(TEKLIF_SURECI, kart, nereye, cagiran) : '');
  const gec = (Durum: TeklifDurumu) => {
    if (Durum === 'kabul') setAcik('kabul');
    else if (Durum === 'red') setAcik('kayip');
    else if (kart) durum.mutate({ Id, Surum: kart.Surum, Durum });
  };
  const revizeEt = async () => {
    const soru = {
      baslik: 'Revize Et',
      metin: 'Bu revizyon kapanır, müşterideki bağlantısı yanıtlanmaz olur. Aynı numarayla yeni bir taslak açılır.',
      onay: 'Revize Et',
    };
    if (kart && (await onayla(soru))) revize.mutate({ Id, Surum: kart.Surum });
  };
  const gonderEngeli = engeli('gonderildi');
  const gonderilir = kart && yazar && (kart.DurumAnahtar === 'taslak' || kart.DurumAnahtar === 'onaylandi');
  const kapat = () => setAcik(null);
  return (
    <RecordDialog
      of={detay}
      kind="Teklif"
      title={({ teklif: t }) => `${teklifNo(t.No, t.Revizyon)}: ${t.Baslik}`}
      width={1040}
      rows={10}
      onClose={onClose}
      renderActs={({ teklif: t }) => (
        <>
          <HakkindaYaz Nesne="teklif" Id={t.Id} />
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            loading={yazdir.isPending}
            onClick={() => yazdir.mutate({ Id })}
          >
            PDF
          </Button>
          {yazar && t.Gonderim_Zamani !== null && (
            <Button
              variant="default"
              leftSection={<IconLink size={16} aria-hidden />}
              onClick={() => setAcik('baglanti')}
            >
              Bağlantı
            </Button>
          )}
          <GecisDugmeleri
            surec={TEKLIF_SURECI}
            kayit={t}
            cagiran={cagiran}
            {...(t.DurumAnahtar === 'onay_bekliyor' && { asil: 'onaylandi' as const })}
            tehlikeli="red"
            mesgul={durum.isPending}
            onSec={gec}
          />
          {engeli('revize') === null && (
            <Button variant="default" loading={revize.isPending} onClick={() => void revizeEt()}>
              Revize Et
            </Button>
          )}
          {yazar && t.DurumAnahtar === 'taslak' && (
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
      )}
      tabs={{
        label: 'Teklif',
        value: sekme,
        onChange: setSekme,
        render: ({ teklif, RiskCumlesi, farklar, kalemler, gorusmeler, revizyonlar, hareketlist }) => [
          {
            value: 'teklif',
            label: 'Teklif',
            content: (
              <>
                {RiskCumlesi !== '' && (
                  <Notice tone="warn" icon={<IconAlertTriangle />}>
                    {RiskCumlesi}
                  </Notice>
                )}
                <TeklifBilgileri t={teklif} />
                <TeklifUretimi t={teklif} yazar={yazar} />
                {farklar.length > 0 && (
                  <Section title="Önceki revizyona göre değişenler">
                    <Flex component="ul" direction="column" gap={4} m={0} pl={20}>
                      {farklar.map((f) => (
                        <li key={f}>{f}</li>
                      ))}
                    </Flex>
                  </Section>
                )}
                <TeklifKalemleri kalemler={kalemler} birim={teklif.ParaBirimi} />
                <TeklifToplami kalemler={kalemler} birim={teklif.ParaBirimi} yil={teklif.SozlesmeYil} />
                {teklif.Kosullar !== '' && (
                  <Section title="Koşullar">
                    <Text className="typed">{teklif.Kosullar}</Text>
                  </Section>
                )}
              </>
            ),
          },
          {
            value: 'gorusme',
            label: 'Görüşmeler',
            quantity: gorusmeler.length > 0 ? String(gorusmeler.length) : undefined,
            content: (
              <>
                {yazar && (
                  <Flex gap={8} wrap="wrap">
                    <Button variant="default" onClick={() => setAcik('gorusme')}>
                      Görüşme Yaz
                    </Button>
                  </Flex>
                )}
                <Gorusmeler satirlar={gorusmeler} />
              </>
            ),
          },
          {
            value: 'gecmis',
            label: 'Geçmiş',
            content: (
              <>
                {revizyonlar.length > 1 && (
                  <Flex component="nav" gap={8} wrap="wrap" aria-label="Revizyonlar">
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
                  </Flex>
                )}
                <Gecmis rows={hareketlist.map(hareketSatiri)} />
              </>
            ),
          },
        ],
      }}
      renderWindows={({ teklif: t, kalemler }) => (
        <>
          {acik === 'duzenle' && <TeklifDialog kart={t} kalemler={kalemler} onClose={kapat} />}
          {acik === 'gonder' && <TeklifGonderDialog t={t} onClose={kapat} />}
          {acik === 'kabul' && <TeklifKabulDialog t={t} kalemler={kalemler} onClose={kapat} />}
          {acik === 'kayip' && <TeklifKayipDialog t={t} onClose={kapat} />}
          {acik === 'gorusme' && <TeklifGorusmeDialog teklif={t} onClose={kapat} />}
          {acik === 'baglanti' && <TeklifBaglantiDialog t={t} onClose={kapat} />}
        </>
      )}
    />
  );
}
