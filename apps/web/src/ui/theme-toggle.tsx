import { Moon, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { chooseTheme, currentTheme, type Theme } from '../lib/theme.ts';

type Labels = { toDark: string; toLight: string };

export function ThemeToggle({ labels }: { labels: Labels }): ReactNode {
  const [theme, setTheme] = useState(currentTheme);
  const next: Theme = theme === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? Moon : Sun;

  function toggle(): void {
    chooseTheme(next);
    setTheme(next);
  }

  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={next === 'dark' ? labels.toDark : labels.toLight}
      onClick={toggle}
    >
      {theme && <Icon aria-hidden />}
    </button>
  );
}
