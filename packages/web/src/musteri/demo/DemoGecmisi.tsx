import { demo as oda } from '../../calls/demo.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';
import css from './DemoGecmisi.module.css';

/** History of a demo, newest first. */
export function DemoGecmisi({ demoId }: { demoId: number }) {
  const { data, error, refetch } = useEndpoint(oda.demoDetay, { Id: demoId }, { refetchOnMount: 'always' });
  return (
    <section className={css.gecmis} aria-label="Geçmiş">
      <h3>Geçmiş</h3>
      <Gecmis
        label="Demonun geçmişi"
        rows={data?.hareketlist.map((h) => ({
          key: h.Surum,
          zaman: h.Zaman,
          baslik: h.Baslik,
          kisi: h.Atanan !== null && h.Atanan !== h.Kisi ? `${h.Kisi} → ${h.Atanan}` : h.Kisi,
          aciklama: h.Aciklama,
        }))}
        error={error}
        onRetry={() => void refetch()}
        empty="Henüz bir şey olmadı."
      />
    </section>
  );
}
