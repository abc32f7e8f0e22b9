import { hakedis as oda } from '../../calls/hakedis.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { HakSetleri } from './HakSetleri.tsx';
import { IzinTurleri } from './IzinTurleri.tsx';
import { OnayAdimlari } from './OnayAdimlari.tsx';
import { YasalDegerler } from './YasalDegerler.tsx';

const SEKMELER = [
  { value: 'dilimler', label: 'Hak Dilimleri', content: <HakSetleri /> },
  { value: 'turler', label: 'İzin Türleri', content: <IzinTurleri /> },
  { value: 'yasal', label: 'Yasal Değerler', content: <YasalDegerler /> },
  { value: 'onay', label: 'Onay Adımları', content: <OnayAdimlari /> },
];

/** The rules of leave: days by years of service, kinds of leave, statutory numbers. */
export default function HakDilimiPage() {
  const [ayar, setAyar] = useAdres();
  const liste = useEndpoint(oda.hakDilimleri, {});
  if (liste.error?.status === 403) return <DeniedPage />;
  const sekme = SEKMELER.find((s) => s.value === ayar.get('sekme'))?.value ?? 'dilimler';
  return (
    <>
      <PageHeader
        title="İzin Hak Dilimleri"
        text="İzinlerin neye göre hesaplandığı: hizmet yılının kazandırdığı hak, izin türleri, yasal değerler ve onay adımları."
      />
      <Tabs
        label="İzin kuralları"
        tabs={SEKMELER}
        value={sekme}
        onChange={(v) => setAyar(v === 'dilimler' ? {} : { sekme: v }, { replace: true })}
      />
    </>
  );
}
