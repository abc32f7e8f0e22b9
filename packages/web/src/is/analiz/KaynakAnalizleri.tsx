import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { Button } from '@mantine/core';
import IconReport from '~icons/tabler/report';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { analiz as oda } from '../../calls/analiz.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './AnalizDetayDialog.module.css';
import type { AnalizKaynakBilgisi } from './AnalizDialog.tsx';

const AnalizBaglaDialog = lazy(() => import('./AnalizBaglaDialog.tsx'));
const AnalizDialog = lazy(() => import('./AnalizDialog.tsx'));

export interface KaynakAnalizleriProps {
  readonly kaynak: AnalizKaynakBilgisi;
}

/**
 * The analyses to which a ticket or a request is linked, with buttons to link one. Only for people who have the
 * analysis page.
 */
export function KaynakAnalizleri({ kaynak }: KaynakAnalizleriProps) {
  const { acar } = useBen();
  return SAYFA.analiz.some((yol) => acar(yol)) ? <Analizleri kaynak={kaynak} /> : null;
}

function Analizleri({ kaynak }: KaynakAnalizleriProps) {
  const { GorusmeId, WebistekId } = kaynak;
  const { data } = useEndpoint(oda.kaynaginAnalizleri, { GorusmeId, WebistekId });
  const [acik, setAcik] = useState<'bagla' | 'yeni' | null>(null);
  const kapat = () => setAcik(null);
  return (
    <Panel title="Analizler" icon={<IconReport />} padded>
      <div className={css.bolum}>
        {data && data.analizler.length > 0 ? (
          <ul className={css.liste} aria-label="Bağlı analizler">
            {data.analizler.map((a) => (
              <li key={a.Id} className={css.satir}>
                <Link to={`${SAYFA.analiz[0]}?sekme=hepsi&analiz=${a.Id}`}>{a.No}</Link>
                <span className={css.ana}>{a.Baslik}</span>
                <RenkliAd renk={a.DurumRenk} ad={a.Durum} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.yok}>Bir analize bağlı değil.</p>
        )}
        <div className={css.dugmeler}>
          <Button variant="default" size="compact-sm" onClick={() => setAcik('bagla')}>
            Analize Bağla
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => setAcik('yeni')}>
            Yeni Analiz
          </Button>
        </div>
      </div>
      <Suspense fallback={null}>
        {acik === 'bagla' && <AnalizBaglaDialog kaynak={kaynak} onClose={kapat} />}
        {acik === 'yeni' && <AnalizDialog kaynak={kaynak} onClose={kapat} />}
      </Suspense>
    </Panel>
  );
}
