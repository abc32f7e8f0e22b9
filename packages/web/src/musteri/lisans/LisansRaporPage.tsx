import { LISANS_LISTESI } from '@masabasi/core/musteri/lisans/liste';
import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { EN_COK_TOPLU, LISANS_SEKMELERI, type LisansSekmesi } from '@masabasi/core/musteri/lisans/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { ActionIcon, Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCertificate from '~icons/tabler/certificate';
import IconPlus from '~icons/tabler/plus';
import IconPrinter from '~icons/tabler/printer';
import { useState } from 'react';
import { lisans as oda } from '../../calls/lisans.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { useSecilenler } from '../../platform/list/secim.ts';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { type KirilimTuru, LisansKirilimi } from './LisansKirilimi.tsx';
import { LisansRadari } from './LisansRadari.tsx';
import { LisansTablosu } from './LisansTablosu.tsx';

const LisansHatirlatDialog = onDemand(() => import('./LisansHatirlatDialog.tsx'));
const LisansDialog = onDemand(() => import('./LisansDialog.tsx'));
const LisansTopluYenileDialog = onDemand(() => import('./LisansTopluYenileDialog.tsx'));

const kimligi = (l: LisansSatiri) => l.Id;

const DOKUMLER: Readonly<Record<KirilimTuru, string>> = {
  kayip: 'Kayıp',
  bayi: 'Bayi',
  il: 'İl',
  urun: 'Ürün',
  kohort: 'Kohort',
};

const RADAR = 'radar';

/** Licences: due dates, revenue, and losses with reasons. */
export default function LisansRaporPage() {
  const [adres, setAdres] = useAdres();
  const [yeni, setYeni] = useState(false);
  const [toplu, setToplu] = useState<'yenile' | 'hatirlat' | null>(null);
  const yonetir = useYetkiVar(YETKI.lisansYonet);
  useYeniIstegi(() => setYeni(yonetir));
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const rapor = useListe(oda.getLisansRapor, LISANS_LISTESI);
  const { gorunum } = rapor;
  const kayit = useListedenKayit('lisans', rapor.tablo.rows);
  const { secilenler, sec } = useSecilenler(rapor.tablo.rows, kimligi);
  const aktar = useAction(oda.lisansAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const yazdir = useAction(oda.print_lisans, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  const acik = adres.get('sekme') ?? 'hepsi';
  const { ozet, SonCalisma = null, Gecikti = false } = rapor.veri ?? {};

  const liste = (
    <Panel>
      <LisansTablosu borclar={rapor.veri?.borclar} kayit={kayit}>
        {(columns) => (
          <DataGrid
            name="lisans"
            label="Lisanslar"
            columns={columns}
            list={rapor.tablo}
            rowKey={(l) => l.Id}
            rowName={(l) => `${l.LisansNo} ${l.Musteri}`}
            {...(yonetir && {
              selection: 'multi' as const,
              selected: secilenler.map((l) => l.Id),
              onSelect: sec,
              bulk:
                secilenler.length > EN_COK_TOPLU ? (
                  `En çok ${EN_COK_TOPLU} lisans birlikte yenilenir ya da hatırlatılır.`
                ) : (
                  <>
                    <Button variant="default" onClick={() => setToplu('hatirlat')}>
                      Hatırlat
                    </Button>
                    <Button onClick={() => setToplu('yenile')}>Seçilenleri Yenile</Button>
                  </>
                ),
            })}
            views={<SuzgecMenusu gorunumler={rapor.gorunumler} />}
            onExport={aktarir ? () => aktar.mutate(gorunum) : undefined}
            exporting={aktar.isPending}
            actions={
              aktarir && (
                <ActionIcon
                  c="var(--text-2)"
                  aria-label="Yazdır"
                  title="Yazdır"
                  loading={yazdir.isPending}
                  onClick={() => yazdir.mutate(gorunum)}
                >
                  <IconPrinter size={17} aria-hidden />
                </ActionIcon>
              )
            }
            empty={{
              icon: <IconCertificate size={32} stroke={1.5} />,
              title: 'Kayıt Bulunamadı.',
              text: 'Bu bölümde lisans yok.',
            }}
          />
        )}
      </LisansTablosu>
    </Panel>
  );
  const yillik = ozet?.yillik.map((y) => paraYaz(y.Tutar, y.ParaBirimi)).join(' + ');
  return (
    <>
      <PageHeader
        title="Lisans Raporu"
        text={
          SonCalisma === null
            ? 'Yenilemeler ve uyarılar her gün 08.00’den sonra kendiliğinden yapılır.'
            : Gecikti
              ? ''
              : `Yenileme ve uyarılar en son ${zamanYaz(SonCalisma)} tarihinde çalıştı.`
        }
        actions={
          yonetir && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
              Yeni Lisans
            </Button>
          )
        }
      />
      {Gecikti && SonCalisma !== null && (
        <Notice tone="danger" icon={<IconAlertTriangle />}>
          {`Yenileme ve uyarı işi ${zamanYaz(SonCalisma)} tarihinden beri çalışmadı; uyarılar gecikiyor. Sistem yöneticinize haber veriniz.`}
        </Notice>
      )}
      <Tiles
        label="Lisansların özeti"
        tiles={[
          { label: 'Geçerli lisans', value: ozet && sayiYaz(ozet.adetler.aktif) },
          { label: 'Yıllık bedel', value: ozet && (yillik || paraYaz(kurus(0), 'TRY')) },
          { label: '30 gün içinde biten', value: ozet && sayiYaz(ozet.adetler.gun30) },
          { label: 'Süresi dolmuş', value: ozet && sayiYaz(ozet.adetler.dolan) },
        ]}
      />
      <Tabs
        label="Lisans raporu"
        value={acik in DOKUMLER || acik === RADAR ? acik : gorunum.sekme}
        onChange={(s) =>
          // The break-downs and the risk list are not views of this list.
          s in DOKUMLER || s === RADAR
            ? setAdres({ sekme: s }, { replace: true })
            : rapor.suz({ sekme: s as LisansSekmesi })
        }
        tabs={[
          ...Object.entries(LISANS_SEKMELERI).map(([value, label]) => ({
            value,
            label,
            quantity: ozet && sayiYaz(ozet.adetler[value as LisansSekmesi]),
            content: liste,
          })),
          { value: RADAR, label: 'Yenileme Radarı', content: <LisansRadari /> },
          ...(Object.keys(DOKUMLER) as KirilimTuru[]).map((tur) => ({
            value: tur,
            label: DOKUMLER[tur],
            content: <LisansKirilimi tur={tur} label={DOKUMLER[tur]} />,
          })),
        ]}
      />
      {yeni && <LisansDialog kart={null} onClose={() => setYeni(false)} />}
      {toplu === 'hatirlat' && (
        <LisansHatirlatDialog lisanslar={secilenler} onDone={() => sec([])} onClose={() => setToplu(null)} />
      )}
      {toplu === 'yenile' && (
        <LisansTopluYenileDialog lisanslar={secilenler} onDone={() => sec([])} onClose={() => setToplu(null)} />
      )}
    </>
  );
}
