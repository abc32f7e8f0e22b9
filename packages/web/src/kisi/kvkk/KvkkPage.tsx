import { kvkk as oda } from '../../calls/kvkk.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AydinlatmaSekmesi } from './AydinlatmaSekmesi.tsx';
import { ErisimSekmesi } from './ErisimSekmesi.tsx';
import { ImhaSekmesi } from './ImhaSekmesi.tsx';
import { SaklamaSekmesi } from './SaklamaSekmesi.tsx';

const SEKMELER = [
  { value: 'aydinlatma', label: 'Aydınlatma Metni', content: <AydinlatmaSekmesi kime="calisan" /> },
  { value: 'musteri', label: 'Müşteri Aydınlatma Metni', content: <AydinlatmaSekmesi kime="musteri" /> },
  { value: 'saklama', label: 'Saklama Süreleri', content: <SaklamaSekmesi /> },
  { value: 'imha', label: 'İmha Kayıtları', content: <ImhaSekmesi /> },
  { value: 'erisim', label: 'Erişim Kayıtları', content: <ErisimSekmesi /> },
];

/** The duties of KVKK: the notice, retention periods, destroyed records, accesses to personal data. */
export default function KvkkPage() {
  const { error } = useEndpoint(oda.aydinlatmaSurumleri, {});
  const [ayar, setAyar] = useAdres();
  const sekme = SEKMELER.find((s) => s.value === ayar.get('sekme'))?.value ?? 'aydinlatma';
  if (error?.status === 403) return <DeniedPage />;
  return (
    <>
      <PageHeader
        title="KVKK"
        text="6698 sayılı Kanun’un gerektirdiği aydınlatma, saklama, imha ve erişim kayıtları."
      />
      <Tabs
        label="KVKK bölümleri"
        tabs={SEKMELER}
        value={sekme}
        onChange={(v) => setAyar(v === 'aydinlatma' ? {} : { sekme: v }, { replace: true })}
      />
    </>
  );
}
