import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Stack, Text } from '@mantine/core';
import IconChartLine from '~icons/tabler/chart-line';
import IconDownload from '~icons/tabler/download';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useAnalizAdresi } from './analizAdresi.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AnalizBirikimi } from './AnalizBirikimi.tsx';
import { AnalizCevrimi } from './AnalizCevrimi.tsx';
import { AnalizKirilimi } from './AnalizKirilimi.tsx';
import { AnalizOlcumleri } from './AnalizOlcumleri.tsx';
import { AnalizPlanlari } from './AnalizPlanlari.tsx';
import { AnalizSuzgecleri } from './AnalizSuzgecleri.tsx';
import { AnalizYuku } from './AnalizYuku.tsx';

/** Projects in figures: planned and actual work, duration of plans, load of people. */
export default function TakipAnalizPage() {
  const { soz, degistir, suzgec, grup } = useAnalizAdresi();
  const aktar = useAction(oda.analizDosyasi, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const sekme = soz('sekme') === 'planlar' ? 'planlar' : 'ozet';
  return (
    <>
      <PageHeader
        title="Proje Takip Analizi"
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={aktar.isPending}
            onClick={() => aktar.mutate({ ...suzgec, grup })}
          >
            Excel’e Aktar
          </Button>
        }
      />
      <AnalizSuzgecleri />
      <Tabs
        label="Proje takip analizi"
        value={sekme}
        onChange={(s) =>
          degistir({
            sekme: s === 'ozet' ? null : s,
            // The selection behind a figure belongs only to the tab of plans.
            ...(s === 'ozet' && { hangi: null, gun: null, hafta: null, yuk: null }),
          })
        }
        tabs={[
          { value: 'ozet', label: 'Özet', content: <Ozet /> },
          { value: 'planlar', label: 'Planlar', content: <AnalizPlanlari /> },
        ]}
      />
    </>
  );
}

function Ozet() {
  const { suzgec, grup, degistir } = useAnalizAdresi();
  const sonuc = useEndpoint(oda.getAnalizSonuc, { ...suzgec, grup }, { refetchOnMount: 'always', keepPrevious: true });
  if (!sonuc.data) return <Read of={sonuc} rows={10} />;
  const { ozet, grafik, analizSonuc } = sonuc.data;
  if (ozet.Plan === 0)
    return (
      <Panel>
        <EmptyState
          icon={<IconChartLine size={32} stroke={1.5} />}
          title="Bu aralıkta işi olan plan yok."
          text="Süzgeçleri kaldırınız ya da aralığı genişletiniz."
          action={
            <Button
              variant="default"
              onClick={() => degistir({ proje: null, konu: null, ekip: null, kisi: null, ilk: null, son: null })}
            >
              Süzgeçleri Kaldır
            </Button>
          }
        />
      </Panel>
    );
  return (
    <Stack gap={16}>
      <Text c="dimmed">
        {tarihYaz(ozet.Ilk)} – {tarihYaz(ozet.Son)} arasında işi olan planlar; değerler {tarihYaz(ozet.Gun)} günü
        sonundadır. Saatler, planların son onaylı versiyonundandır.
      </Text>
      <AnalizOlcumleri ozet={ozet} />
      <AnalizBirikimi noktalar={grafik.birikim} BAC={ozet.BAC} />
      <AnalizKirilimi satirlar={analizSonuc} grup={grup} />
      <AnalizYuku grafik={grafik} gun={ozet.Gun} />
      <AnalizCevrimi cevrim={ozet.Cevrim} kutular={grafik.cevrim} />
    </Stack>
  );
}
