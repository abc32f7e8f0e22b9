import { Box, Button, Text } from '@mantine/core';
import IconDownload from '~icons/tabler/download';
import IconFileText from '~icons/tabler/file-text';
import { useState } from 'react';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { call } from '../../platform/call/cagri.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { Read } from '../../ui/Read.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SIDE_NAV, SideNav } from '../../ui/SideNav.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { VeriBolumuTablosu } from './VeriBolumuTablosu.tsx';
import { Columns } from '../../ui/Columns.tsx';

const AydinlatmaOkuDialog = onDemand(() => import('./AydinlatmaOkuDialog.tsx'));

type Bicim = 'json' | 'xlsx';

/** The two downloads. Only one runs at a time. */
function Indirmeler() {
  const [suren, setSuren] = useState<Bicim | null>(null);
  const basla = async (Bicim: Bicim) => {
    setSuren(Bicim);
    try {
      const cevap = await call(oda.verilerimiIndir, { Bicim });
      if (cevap.durum) dosyayiIndir(cevap, Bicim);
      else bildir({ baslik: 'İndirilemedi', metin: cevap.msg, tur: 'error' });
    } catch (hata) {
      bildir({ baslik: 'İndirilemedi', metin: hata instanceof Error ? hata.message : String(hata), tur: 'error' });
    } finally {
      setSuren(null);
    }
  };
  const dugme = (Bicim: Bicim, ad: string) => (
    <Button
      variant={Bicim === 'xlsx' ? 'filled' : 'default'}
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={suren === Bicim}
      disabled={suren !== null && suren !== Bicim}
      onClick={() => void basla(Bicim)}
    >
      {ad}
    </Button>
  );
  return (
    <>
      {dugme('json', 'JSON İndir')}
      {dugme('xlsx', 'Excel İndir')}
    </>
  );
}

/** All stored data about the signed-in person (KVKK article 11), with a download. */
export default function VerilerimPage() {
  const sorgu = useEndpoint(oda.verilerim, {}, { refetchOnMount: 'always' });
  const [ayar, setAyar] = useAdres();
  const [metinAcik, setMetinAcik] = useState(false);
  const bolumler = sorgu.data?.bolumler;
  const acik = bolumler?.find((b) => b.Konu === ayar.get('bolum')) ?? bolumler?.[0];
  return (
    <>
      <PageHeader
        title="Verilerim"
        text="Hakkınızda tutulan bütün kayıtlar ve bunlara kimlerin baktığı."
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconFileText size={16} aria-hidden />}
              onClick={() => setMetinAcik(true)}
            >
              Aydınlatma Metni
            </Button>
            <Indirmeler />
          </>
        }
      />
      {bolumler && acik ? (
        <Columns {...SIDE_NAV}>
          <SideNav
            label="Veri bölümleri"
            selectLabel="Bölüm"
            groups={[
              { items: bolumler.map((b) => ({ value: b.Konu, label: b.Ad, count: b.Tekil ? undefined : b.Adet })) },
            ]}
            value={acik.Konu}
            onChange={(k) => setAyar(k === bolumler[0]?.Konu ? {} : { bolum: k }, { replace: true })}
          />
          <Panel title={acik.Ad}>
            <Text maw="90ch" px={16} mb={8} c="dimmed">
              {acik.Aciklama}
            </Text>
            <VeriBolumuTablosu key={acik.Konu} bolum={acik} />
          </Panel>
        </Columns>
      ) : (
        <Panel>
          <Box p={16}>
            <Read of={sorgu} rows={8} label="Kayıtlar hazırlanıyor..." />
          </Box>
        </Panel>
      )}
      {metinAcik && <AydinlatmaOkuDialog onClose={() => setMetinAcik(false)} />}
    </>
  );
}
