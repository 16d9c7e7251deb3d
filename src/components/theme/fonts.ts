/** Self-hosted: Inter with its optical size axis, and JetBrains Mono. */
import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
