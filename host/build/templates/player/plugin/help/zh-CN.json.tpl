{
  "{{id}}.help.list.purpose": "观看和阅读本校的影片、录音和文档。",
  "{{id}}.help.list.step.1": "在“[[{{id}}.file]]”里找到要看的。",
  "{{id}}.help.list.step.2": "点名称打开。",
  "{{id}}.help.list.step.3": "看完点左上方返回列表。"
}
