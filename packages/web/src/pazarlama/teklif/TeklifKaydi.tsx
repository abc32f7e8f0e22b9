import { TEKLIF_SURECI, type TeklifCagirani, type TeklifDurumu, teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifGorusmeSatiri, TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
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
import { gecisIsleri } from '../../platform/hareket/gecisIsleri.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { useBen, useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type RecordAct, type RecordFigure, type RecordPeek, RecordView } from '../../ui/RecordView.tsx';
import { RecordTabs } from '../../ui/RecordTabs.tsx';
import { Section } from '../../ui/Section.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { teklifBilgileri } from './teklifBilgileri.tsx';
import { TeklifDurumEtiketi } from './TeklifDurumEtiketi.tsx';
import { TeklifKalemleri } from './TeklifKalemleri.tsx';
import { TeklifToplami } from './TeklifToplami.tsx';
import { TeklifUretimi } from './TeklifUretimi.tsx';

const TeklifDialog = onDemand(() => import('./TeklifDialog.tsx'));
const TeklifGonderDialog = onDemand(() => import('./TeklifGonderDialog.tsx'));
const TeklifKabulDialog = onDemand(() => import('./TeklifKabulDialog.tsx'));
const TeklifKayipDialog = onDemand(() => import('./TeklifKayipDialog.tsx'));
const TeklifGorusmeDialog = onDemand(() => import('./TeklifGorusmeDialog.tsx'));
const TeklifBaglantiDialog = onDemand(() => import('./TeklifBaglantiDialog.tsx'));

export interface TeklifKaydiProps {
  readonly Id: number;
  /** Opens another revision in the same place. */
  readonly onAc: (Id: number) => void;
  /** Absent: the quote is the page. */
  readonly peek?: RecordPeek;
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

const rakamlari = (t: TeklifKarti): readonly RecordFigure[] => [
  { label: 'Toplam', value: paraYaz(t.GenelToplam, t.ParaBirimi) },
  {
    label: 'Geçerlilik',
    value: (
      <span className={t.Gecti ? 'danger' : undefined}>
        {`${tarihYaz(t.Gecerlilik_Tarihi)}${t.Gecti ? ' (geçti)' : ''}`}
      </span>
    ),
  },
  { label: 'Hazırlayan', value: t.Sahip },
];

const BAGLANTI_SIMGESI = <IconLink size={16} />;
const PDF_SIMGESI = <IconPrinter size={16} />;

type Acik = 'duzenle' | 'gonder' | 'kabul' | 'kayip' | 'gorusme' | 'baglanti' | null;

/** A quote: content, sums, history and possible acts. Over its list or on its own page. */
export default function TeklifKaydi({ Id, onAc, peek }: TeklifKaydiProps) {
  const detay = useEndpoint(oda.getTeklifDetay, { Id }, { refetchOnMount: 'always' });
  const gerekli = useEndpoint(oda.getTeklifGerekliList, {});
  const ben = useKullanici();
  const { acar } = useBen();
  const yaz = useHakkindaYaz('teklif', Id);
  useAcildi('teklif', Id);
  const yazar = useYetkiVar(YETKI.teklifYaz);
  const maliGorur = useYetkiVar(YETKI.maliGor);
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
  const kapat = () => setAcik(null);
  const adimlari = (t: TeklifKarti) => {
    const { isler, siradaki } = gecisIsleri(TEKLIF_SURECI, t, cagiran, {
      onSec: gec,
      tehlikeli: 'red',
      geri: ['taslak'],
      mesgul: durum.isPending,
    });
    const gonder: RecordAct = { label: 'Gönder', barrier: engeli('gonderildi'), onClick: () => setAcik('gonder') };
    const gonderilir = yazar && (t.DurumAnahtar === 'taslak' || t.DurumAnahtar === 'onaylandi');
    // A discount beyond the author's limit is approved before the quote goes out.
    const onayaGider = siradaki !== null && siradaki.barrier == null && gonder.barrier !== null;
    return {
      isler: [...(gonderilir ? [gonder] : []), ...isler],
      siradaki: gonderilir && !onayaGider ? gonder : siradaki,
    };
  };
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Teklif"
      title={({ teklif: t }) => `${teklifNo(t.No, t.Revizyon)}: ${t.Baslik}`}
      rows={10}
      address={acar(SAYFA.teklif[0]) ? kayitYolu(SAYFA.teklif[0], Id) : null}
      peek={peek}
      renderState={({ teklif: t }) => <TeklifDurumEtiketi t={t} />}
      figures={({ teklif: t }) => rakamlari(t)}
      next={({ teklif: t }) => adimlari(t).siradaki}
      acts={({ teklif: t }) => [
        ...(yazar && t.DurumAnahtar === 'taslak'
          ? [{ label: 'Düzenle', busy: durum.isPending, onClick: () => setAcik('duzenle') }]
          : []),
        ...adimlari(t).isler,
        ...(engeli('revize') === null
          ? [{ label: 'Revize Et', busy: revize.isPending, onClick: () => void revizeEt() }]
          : []),
        ...(yazar && t.Gonderim_Zamani !== null
          ? [{ label: 'Bağlantı', icon: BAGLANTI_SIMGESI, onClick: () => setAcik('baglanti') }]
          : []),
        {
          label: 'PDF',
          icon: PDF_SIMGESI,
          busy: yazdir.isPending,
          onClick: () => yazdir.mutate({ Id }),
        },
        ...yaz,
      ]}
      facts={({ teklif: t }) => teklifBilgileri(t, maliGorur)}
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
    >
      {({ teklif, RiskCumlesi, farklar, kalemler, gorusmeler, revizyonlar, hareketlist }) => (
        <RecordTabs
          label="Teklif"
          value={sekme}
          onChange={setSekme}
          tabs={[
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
          ]}
        />
      )}
    </RecordView>
  );
}
