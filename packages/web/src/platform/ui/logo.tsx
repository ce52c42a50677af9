/** The first syllable of पेशी as outlines, so that no Devanagari font is downloaded. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#3b4cca" />
      <g fill="#fff" transform="translate(9.4 25) scale(.0215 -.0215)">
        <path d="M515 526L515 0L398 0L398 240L433 202Q403 178 360.5 163Q318 148 272 148Q206 148 161 171Q116 194 93.5 240Q71 286 71 354L71 526L0 526L0 622L612 622L612 526L515 526ZM398 526L188 526L188 354Q188 316 198 292Q208 268 228 256.5Q248 245 278 245Q320 245 358 269.5Q396 294 419 324L398 254L398 526Z" />
        <path
          transform="translate(597)"
          d="M-196 615Q-214 673-228.5 709Q-243 745-257 764Q-271 783-287.5 790.5Q-304 798-327 798Q-346 798-366.5 793.5Q-387 789-405 782L-434 877Q-410 886-381.5 891Q-353 896-325 896Q-280 896-247.5 883.5Q-215 871-189.5 839.5Q-164 808-141.5 753.5Q-119 699-93 615L-196 615Z"
        />
      </g>
    </svg>
  )
}
