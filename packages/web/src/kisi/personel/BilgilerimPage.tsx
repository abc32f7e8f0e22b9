import { personel as oda } from '../../calls/personel.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { MusterilerinSoyledikleri } from '../../masa/memnuniyet/MusterilerinSoyledikleri.tsx';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Read } from '../../ui/Read.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PersonelKarti } from './PersonelKarti.tsx';

/** The person's own card, read-only. */
export default function BilgilerimPage() {
  const { Id } = useKullanici();
  const detay = useEndpoint(oda.personelDetay, { Id }, { refetchOnMount: 'always' });
  return (
    <>
      <PageHeader
        title="Bilgilerim"
        text="Kartınızda kayıtlı bilgiler. Yanlış ya da eksik bir bilgi için sorumlunuza başvurunuz."
      />
      <Read of={detay} rows={8} label="Kayıtlar hazırlanıyor...">
        {(data) => <PersonelKarti detay={data} />}
      </Read>
      <MusterilerinSoyledikleri />
    </>
  );
}
