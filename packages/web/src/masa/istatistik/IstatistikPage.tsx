import { ISTATISTIK_SUZGECLERI, YANIT_LISTESI } from '@masabasi/core/masa/istatistik/liste';
import { type Birim, BIRIMLER, type Grup, GRUPLAR } from '@masabasi/core/masa/istatistik/rules';
import { adrestenOku } from '@masabasi/core/platform/list/listeAdresi';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Stack, Text } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import IconPrinter from '~icons/tabler/printer';
import IconStar from '~icons/tabler/star';
import { Link, useSearchParams } from 'react-router';
import { istatistik as oda } from '../../calls/istatistik.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useAnketAdresi, useIstatistikAdresi } from './istatistikAdresi.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Dagilimlar } from './Dagilimlar.tsx';
import { Egilim } from './Egilim.tsx';
import { IsiTablosu } from './IsiTablosu.tsx';
import { Kirilim } from './Kirilim.tsx';
import { Olcumler } from './Olcumler.tsx';
import { Sozler } from './Sozler.tsx';
import { Suzgecler } from './Suzgecler.tsx';
import { Yanitlar } from './Yanitlar.tsx';

const bilinen = <K extends string>(soz: string, adlar: Readonly<Record<K, string>>, ilk: K): K =>
  soz in adlar ? (soz as K) : ilk;

/** The request for the figures, from the address. */
function useSorgu() {
  const { anket, soz } = useIstatistikAdresi();
  const [adres] = useSearchParams();
  const { Ilk, Son, ProjeId, Kanal, DepartmanId, IlId } = adrestenOku(YANIT_LISTESI, adres).gorunum;
  const gun = (ad: string) => ISTATISTIK_SUZGECLERI.Ilk.oku(soz(ad)) ?? null;
  const suzgec = { TurId: anket, Ilk, Son, ProjeId, Kanal, DepartmanId, IlId };
  const birim: Birim = bilinen(soz('birim'), BIRIMLER, 'ay');
  const grup: Grup = bilinen(soz('grup'), GRUPLAR, 'urun');
  return { suzgec, birim, grup, sorgu: { ...suzgec, Ilk2: gun('ilk2'), Son2: gun('son2'), birim, grup } };
}

/** Satisfaction in figures: scores with their confidence, and the answers behind each figure. */
export default function IstatistikPage() {
  const { soz, degistir } = useIstatistikAdresi();
  const { sorgu } = useSorgu();
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const aktar = useAction(oda.istatistikAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const yazdir = useAction(oda.print_istatistik, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  const sekme = soz('sekme') === 'yanitlar' ? 'yanitlar' : 'ozet';
  const anket = useAnketAdresi();
  const { data } = useEndpoint(oda.istatistikGerekli, {});
  if (anket === null || (anket !== 0 && data && !data.anketler.some((a) => a.Id === anket))) return <AnketYok />;
  return (
    <>
      <PageHeader
        title="Memnuniyet İstatistikleri"
        actions={
          aktarir && (
            <>
              <Button
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden />}
                loading={aktar.isPending}
                onClick={() => aktar.mutate(sorgu)}
              >
                Excel’e Aktar
              </Button>
              <Button
                variant="default"
                leftSection={<IconPrinter size={16} aria-hidden />}
                loading={yazdir.isPending}
                onClick={() => yazdir.mutate(sorgu)}
              >
                Yazdır
              </Button>
            </>
          )
        }
      />
      <Suzgecler />
      <Tabs
        label="Memnuniyet istatistikleri"
        value={sekme}
        onChange={(s) =>
          degistir({
            sekme: s === 'ozet' ? null : s,
            // The selection behind a figure belongs only to the tab of answers.
            ...(s === 'ozet' && {
              hangi: null,
              deger: null,
              soru: null,
              kisi: null,
              soz: null,
              departmansiz: null,
              ilsiz: null,
              sayfa: null,
            }),
          })
        }
        tabs={[
          { value: 'ozet', label: 'Özet', content: <Ozet /> },
          { value: 'yanitlar', label: 'Yanıtlar', content: <Yanitlar /> },
        ]}
      />
    </>
  );
}

/** The survey in the address does not exist, or this person may not see it. */
const AnketYok = () => (
  <>
    <PageHeader title="Memnuniyet İstatistikleri" />
    <Panel>
      <EmptyState
        icon={<IconStar size={32} stroke={1.5} />}
        title="Böyle bir anket yok."
        text="Adresteki anket bulunamadı; silinmiş ya da yanlış yazılmış olabilir."
        action={
          <Button variant="default" component={Link} to="/istatistik/memnuniyet">
            Bütün Anketleri Göster
          </Button>
        }
      />
    </Panel>
  </>
);

function Ozet() {
  const { suzgec, sorgu, birim, grup } = useSorgu();
  const { degistir } = useIstatistikAdresi();
  const istatistik = useEndpoint(oda.getIstatistik, sorgu, {
    refetchOnMount: 'always',
    keepPrevious: true,
  });
  const { data, isPlaceholderData } = istatistik;
  if (!data) return <Read of={istatistik} rows={10} />;
  const { donem, once, ozet } = data;
  if (ozet.Sorulan === 0)
    return (
      <Panel>
        <EmptyState
          icon={<IconStar size={32} stroke={1.5} />}
          title="Bu dönemde kimseye anket sorulmamış."
          text="Süzgeçleri kaldırınız ya da dönemi genişletiniz. Hiç anket gönderilmediyse, önce bir anket yayınlanır; ardından biten görüşmelerden sonra kendiliğinden sorulur."
          action={
            <Button
              variant="default"
              onClick={() => degistir({ ilk: null, son: null, urun: null, kanal: null, departman: null, il: null })}
            >
              Son 12 Ayı Göster
            </Button>
          }
        />
      </Panel>
    );
  return (
    <Stack gap={16} opacity={isPlaceholderData ? 0.6 : undefined} aria-busy={isPlaceholderData || undefined}>
      <Text c="dimmed">
        {tarihYaz(donem.Ilk)} – {tarihYaz(donem.Son)}, karşılaştırılan dönem {tarihYaz(once.Ilk)} – {tarihYaz(once.Son)}
        . Aralıklar %95 güvenle verilir.
      </Text>
      <Olcumler veri={data} />
      <Egilim noktalar={data.trend} birim={birim} />
      <Dagilimlar dagilim={data.dagilim} />
      <IsiTablosu isi={data.isi} donem={donem} />
      <Kirilim satirlar={data.kirilim} grup={grup} />
      <Sozler suzgec={suzgec} />
    </Stack>
  );
}
