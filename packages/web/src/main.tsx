import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Flex.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Text.css';
import './theme/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient, readAhead } from './platform/call/api.ts';
import { jetonuAl } from './platform/call/jeton.ts';
import { App } from './layout/App.tsx';
import { ThemeProvider } from './layout/ThemeProvider.tsx';
import { ErrorBoundary, reloadOnce } from './layout/ErrorBoundary.tsx';
import { oturumuYukle } from './platform/session/oturum.ts';
import { findRoute, preloadPage, preloadShell } from './routes.tsx';
import { ConfirmArea } from './ui/Confirm.tsx';
import { tellCutTexts } from './ui/cutText.ts';
import { ToastArea } from './ui/Toast.tsx';

// A file of an older version is gone: the page loads again. A second failure within a minute shows the error page.
window.addEventListener('vite:preloadError', (e) => {
  if (reloadOnce()) e.preventDefault();
});

// The loading of the first page starts before anything is drawn.
const { pathname, search } = window.location;
if (jetonuAl() !== null && findRoute(pathname)) {
  void readAhead(oturumuYukle());
  preloadPage(pathname, search);
  preloadShell();
}

tellCutTexts(document);

const kok = document.getElementById('root');
if (!kok) throw new Error('index.html has no #root');
createRoot(kok).render(
  <StrictMode>
    <ThemeProvider>
      <ErrorBoundary root>
        <QueryClientProvider client={queryClient}>
          <App />
          <ConfirmArea />
          <ToastArea />
        </QueryClientProvider>
      </ErrorBoundary>
    </ThemeProvider>
  </StrictMode>,
);
